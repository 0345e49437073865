import { makeSheet } from './sheets.js';

/** The pointer says what the ground is for. */
const css = `
canvas[data-mode='walls'] { cursor: crosshair; }
canvas[data-mode='orbit'] { cursor: move; }
`;

export const sheet = makeSheet(css);
