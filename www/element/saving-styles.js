import { makeSheet } from './sheets.js';

/** The looks of the open menu. */
const css = `
.list {
  position: absolute; inset-block-end: calc(100% + 4px); inset-inline-end: 0; z-index: 1; display: grid; grid-template-columns: auto auto; padding: 4px; border-radius: 8px;
  background: var(--_paper); border: 1px solid var(--_edge); box-shadow: 0 6px 20px rgb(0 0 0 / 0.18);
}
.item {
  all: unset; box-sizing: border-box; display: flex; align-items: center; min-block-size: max(var(--_hit), 32px); padding: 0 0.9em; border-radius: 5px;
  white-space: nowrap; cursor: pointer;
}
.choice { grid-column: 1 / -1; }
.choice { display: flex; align-items: center; gap: 0.6em; padding: 6px 0.9em; border-block-start: 1px solid var(--_rule); margin-block-start: 4px; }
.choice select { font: inherit; color: inherit; background: var(--_paper); border: 1px solid var(--_edge); border-radius: 5px; min-block-size: var(--_hit); padding-inline: 0.4em; }
.item:hover, .item:focus-visible { background: var(--_wash); }
`;

export const sheet = makeSheet(css);
