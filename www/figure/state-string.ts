/** A figure as text: one short string, as in links, or the attributes of a tag. */
import { indexesOf, type CellSet, type Rectangle } from './kinds.ts';
import { attributeOf, NAMES, rowOf, START, type Name, type Patch, type Settings } from './settings.ts';
import { throughOf } from './sources/index.ts';
import { pointsOf } from './sources/points.ts';
import { fitOf } from './sources/track.ts';

const VERSION = '1';
/** Links have limits of their own; files may be long. */
const LONGEST = 20_000_000;

/** The points as they are shown: in the plane without heights, and those of a track to a thousandth of a cell. */
function shown(settings: Settings): Settings {
  const { source, points, dimension } = settings;
  if (!points) return settings;
  let flat = pointsOf(settings);
  const decimals = 3 + Math.ceil(Math.log10(fitOf(settings).scale));
  // Numbers closer together than the smallest that `toFixed` writes stay as they are.
  if (source === 'track' && decimals <= 100)
    flat = flat.map((value) => Number(value.toFixed(Math.max(0, decimals))));
  return { ...settings, points: { size: dimension, flat } };
}

export function writeState(given: Settings): string {
  const { dimension, orbit } = given;
  const settings = {
    ...shown(given),
    through: throughOf(given),
    orbit: dimension === 3 ? orbit : null,
  };
  const parts = new URLSearchParams({ v: VERSION });
  for (const name of NAMES) {
    const { code, start, absent = start, write } = rowOf(name);
    if (!code) continue;
    const text = write(settings[name]);
    if (text !== write(absent)) parts.set(code, text ?? '');
  }
  // A comma is safe in an address.
  return parts.toString().replaceAll('%2C', ',');
}

/** Reads a whole state; null if the text is not one. Missing settings get their start values. */
export function readState(text: string): Patch | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  const parts = new URLSearchParams(unescape(text.trim()));
  if (parts.get('v') !== VERSION) return null;
  const settings: Record<string, unknown> = {};
  for (const name of NAMES) {
    const { code, start, absent = start, read } = rowOf(name);
    if (!code) continue;
    const part = parts.get(code) ?? parts.get(attributeOf(name));
    settings[name] = part === null ? absent : read(part);
    if (settings[name] === undefined) return null;
  }
  // Leave `through` open if it equals the default, so that it follows a change of source.
  const decided = settings as unknown as Settings;
  if (throughOf({ ...decided, through: START.through }) === decided.through) decided.through = START.through;
  return decided;
}

/** Addresses copied from a page's source have `&amp;` between their parts. */
export const unescape = (text: string) => text.replaceAll('&amp;', '&');

/** Whether a text may be a state, as in saved files; no track starts like this. */
export const isState = (text: string) => /^\s*v=/.test(text);

/** Whether a text is a state that lacks only its version. */
export function lacksVersion(text: unknown): boolean {
  const parts = new URLSearchParams(unescape(String(text)));
  return !parts.has('v') && NAMES.some((name) => Boolean(parts.get(rowOf(name).code ?? '')));
}

/** Settings that tags leave out, because they belong to a moment. */
const MOMENTARY = new Set<Name>(['position', 'orbit', 'tool', 'highlight', 'compare']);

export function settingsOf(attributes: Readonly<Record<string, string>>): Patch {
  const settings: Record<string, unknown> = {};
  for (const name of NAMES) {
    const text = attributes[attributeOf(name)];
    if (text === undefined) continue;
    settings[name] = rowOf(name).read(text);
    if (settings[name] === undefined)
      throw new Error(`${attributeOf(name)}="${text}": it must be ${rowOf(name).allowed}`);
  }
  return settings as Patch;
}

export function attributesOf(settings: Settings): (readonly [name: string, value: string])[] {
  const { columns, rows } = settings;
  const written = { ...shown(settings), walls: asRectangles(settings.walls, columns, rows) };
  return NAMES.flatMap((name) => {
    const { write } = rowOf(name);
    const text = write(written[name]);
    const isPlain = MOMENTARY.has(name) || text === null || text === write(START[name]);
    return isPlain ? [] : [[attributeOf(name), text] as const];
  });
}

/** A set of cells as a few rectangles, which people can read. */
export function asRectangles(set: CellSet, columns: number, rows: number): CellSet {
  const left = new Set(indexesOf(set, columns, rows));
  const rectangles: Rectangle[] = [];
  for (const cell of left) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    let [x2, y2] = [x, y];
    while (x2 + 1 < columns && left.has(y * columns + x2 + 1)) x2++;
    const isFilled = (row: number) => {
      for (let column = x; column <= x2; column++) if (!left.has(row * columns + column)) return false;
      return true;
    };
    while (y2 + 1 < rows && isFilled(y2 + 1)) y2++;
    for (let row = y; row <= y2; row++)
      for (let column = x; column <= x2; column++) left.delete(row * columns + column);
    rectangles.push([x, y, x2, y2]);
  }
  return rectangles.length ? { rectangles } : { indexes: [] };
}
