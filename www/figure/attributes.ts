/** Settings as the attributes of a tag, and back. */
import { indexesOf, type CellSet, type Rectangle } from './kinds.ts';
import { attributeOf, NAMES, rowOf, START, type Name, type Patch, type Settings } from './settings.ts';

/** Settings that no tag has: they belong to a moment. */
const MOMENTARY = new Set<Name>(['position', 'orbit', 'tool', 'highlight', 'compare']);

/** Reads the attributes of a tag. Throws where one is invalid. */
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

/** Writes what differs from a plain figure. */
export function attributesOf(settings: Settings): (readonly [name: string, value: string])[] {
  const { columns, rows } = settings;
  const written = { ...settings, walls: asRectangles(settings.walls, columns, rows) };
  return NAMES.flatMap((name) => {
    const { write } = rowOf(name);
    const text = write(written[name]);
    const isPlain = MOMENTARY.has(name) || text === null || text === write(START[name]);
    return isPlain ? [] : [[attributeOf(name), text] as const];
  });
}

/** A set of cells as few rectangles, which people can read. */
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
