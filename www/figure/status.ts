/** A figure in words: the status line reports the last event or the next action, the description covers the picture. */
import { FORCED } from '../drawing/stones.ts';
import type { Key } from '../words/words.ts';
import type { GridState } from './carving.ts';
import type { Figure } from './figure.ts';
import type { Settings } from './settings.ts';
import { wallStatus } from './walls.ts';

export interface Status {
  text: string;
  /** Visible; otherwise for screen readers only. */
  shown: boolean;
}

const shown = (text: string): Status => ({ text, shown: true });
const spoken = (text: string): Status => ({ text, shown: false });

export function handleName({ source, handles, say, letterOf }: Figure, index: number): string {
  const { x, y, z } = handles.value[index];
  const words = say.value;
  if (source.value.grid) return words('handle.end', { i: letterOf(index), x: Math.ceil(x), y: Math.ceil(y) });
  const values = { i: index + 1, n: handles.value.length, x, y, z };
  return words(z === undefined ? 'handle.waypoint' : 'handle.deep', values);
}

/** Reads signals, so a computed can track it. */
export function statusOf(figure: Figure): Status {
  const { settings, say, note, challenge, letterOf, holding, motion, position, total } = figure;
  const { source, readonly } = settings;
  const words = say.value;
  if (!figure.started.value) return spoken('');
  if (note.value) return note.value;
  if (challenge.isOn.value) return shown(challenge.status.value);
  const parted = wallStatus(figure);
  if (parted) return shown(parted);
  const { grid, carved } = figure.source.value;
  // A reader who has built a wall knows how.
  if (figure.tool.value === 'walls')
    return (figure.hasBuilt.value && figure.brush.value < 0 ? spoken : shown)(brushLine(figure));
  if (motion.playing.value) return spoken(words('status.carving'));
  if (carved && position.value < total.value) return spoken(stepLine(figure.grid.value!, figure));
  if (readonly) return spoken('');
  const deep = figure.tool.value === 'turn';
  const keys = words(deep ? 'status.deepKeys' : 'status.keys');
  const chosen = holding.chosen.value;
  const focused = figure.focused.value;
  if (chosen >= 0)
    return shown(
      focused
        ? words('status.held', { keys })
        : words('status.chosen', {
            name: grid ? letterOf(chosen) : words('handle.brief', { i: chosen + 1 }),
          }),
    );
  if (focused) return holding.held.value >= 0 ? spoken(keys) : shown(words('status.among'));
  const rest = words(deep ? 'status.rest.deep' : `status.rest.${source}`);
  const isEmpty = source === 'track' && !settings.points;
  return isEmpty || (source === 'waypoints' && !deep) ? shown(rest) : spoken(rest);
}

function brushLine({ brush, isWall, settings, say, hasFinger }: Figure): string {
  const cell = brush.value;
  const walls = say.value('status.walls');
  if (cell < 0) return hasFinger ? say.value('status.walls.touch', { walls }) : walls;
  return say.value(isWall(cell) ? 'status.brush.wall' : 'status.brush.open', cellName(cell, settings));
}

function stepLine({ kinds, tried }: GridState, { settings, say, total, position, carving }: Figure): string {
  if (tried < 0) return say.value('status.start', { total: total.value });
  const searched = carving.decision(position.value)?.searched;
  const outcome = kinds[tried] === FORCED ? 'forced' : searched ? 'onWitness' : 'beside';
  return say.value(`status.${outcome}`, cellName(tried, settings));
}

/** Counted from 1, as in the names of handles. */
export const cellName = (cell: number, { columns }: Settings) => ({
  x: (cell % columns) + 1,
  y: Math.floor(cell / columns) + 1,
});

/** Whether lengths have a unit: on a recording whose origin is known, in metres. */
export const isMetric = ({ source, origin }: Settings) => source === 'track' && origin !== null;

/** A length in cells as text, in metres or kilometres where they are known. */
export function writeLength({ settings, fit, say }: Figure, cells: number, digits: number): string {
  const { number } = say.value;
  if (!isMetric(settings)) return number(cells, digits);
  const metres = cells / fit.value.scale;
  return metres < 1000 ? `${number(metres, digits)} m` : `${number(metres / 1000, 2)} km`;
}

/** The size of the grid, and the numbers of each curve. Reads signals, so a computed can track it. */
export function describe(figure: Figure): string {
  const { started, source, settings, say, curves, numbers } = figure;
  if (!started.value) return '';
  const words = say.value;
  const { columns, rows } = settings;
  const named = (name: Key, value: string) => words('named', { name: words(name), value });
  const size = [
    named('parameter.columns', words.number(columns)),
    named('parameter.rows', words.number(rows)),
  ].join(', ');
  const sentences = curves.value.map(({ id }) => {
    const { points, length, largestTurn } = numbers.get(id)!.value!;
    const values = [
      named('numbers.points', words.number(points)),
      named('numbers.length', writeLength(figure, length, 1)),
      named('numbers.maxTurn', `${words.number(Math.round(largestTurn))}°`),
    ];
    return named(`curve.${id}`, values.join(', '));
  });
  return [...(source.value.grid ? [size] : []), ...sentences].map((sentence) => `${sentence}.`).join(' ');
}
