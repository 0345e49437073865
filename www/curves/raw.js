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
    style: { width: 2.5, dash: [0, 5], cap: 'round', vertex: 0, plotWidth: 2.25 },
    colours: ['#6b6f70', '#a9adad', 'GrayText'],
    run: (_, raw) => raw,
    marks: ({ raw, state, camera }) => ({ turns: turnsOf(raw, state, camera) }),
  }),
);
