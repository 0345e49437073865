import { turnsOf } from './turns.js';

/** The line that all the others are made of. */
export const raw = Object.freeze(
  /** @satisfies {import('./types.js').CurveDefinition} */ ({
    id: /** @type {const} */ ('raw'),
    reference: true,
    shown: true,
    controls: [],
    more: [],
    attributes: [],
    keys: [],
    style: { width: 1.2, vertex: 0, plotWidth: 1 },
    colours: ['#6b6f70', '#a9adad', 'GrayText'],
    run: (_, raw) => raw,
    marks: ({ engine, raw, state, camera }) => ({ turns: turnsOf(engine, raw, state, camera) }),
  }),
);
