import { makeSheet } from './sheets.js';

/** The looks of a figure that a file is held over. */
const css = `
.dropping .stage { outline: 2.5px dashed var(--_accent); outline-offset: 3px; }
`;

export const sheet = makeSheet(css);
