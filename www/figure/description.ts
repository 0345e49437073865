/** What a picture shows, in words, for those who do not see it. */
import { measure } from '../engine.js';
import type { Figure } from './figure.ts';

/** The size of the grid, and the numbers of each curve. Reads signals, so a computed follows it. */
export function describe({ started, source, settings, say, curves, line }: Figure): string {
  if (!started.value) return '';
  const words = say.value;
  const { columns, rows } = settings;
  const { dimension, closed } = line.value;
  const size = `${words('parameter.columns')}: ${words.number(columns)}, ${words('parameter.rows')}: ${words.number(rows)}`;
  const numbers = curves.value.map(({ id, points }) => {
    const { points: count, length, maxTurn } = measure(points, { dimension, closed });
    return `${words(`curve.${id}`)}: ${[
      `${words('numbers.points')}: ${words.number(count)}`,
      `${words('numbers.length')}: ${words.number(Math.round(10 * length) / 10)}`,
      `${words('numbers.maxTurn')}: ${words('degrees', { n: Math.round(maxTurn) })}`,
    ].join(', ')}`;
  });
  return [...(source.value.grid ? [size] : []), ...numbers].map((sentence) => `${sentence}.`).join(' ');
}
