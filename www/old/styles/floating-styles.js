/** What lies over other things: the menu for saving, the buttons and the progress over a large grid. */
export const floatingStyles = `
/* The open menu for saving. */
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

/* What lies over a large grid. */
.looking { position: absolute; inset-block-start: 8px; right: 8px; display: flex; gap: 1px; overflow: hidden; border-radius: 6px; background: var(--_rule); box-shadow: 0 0 0 1px var(--_rule); }
.looking .button { border-radius: 0; background: var(--_paper); }
.looking .button:hover { background: var(--_wash); }
.looking .button[aria-disabled='true'] { background: var(--_paper); }
.looking .button:focus-visible { outline-offset: -2px; }
.waiting {
  position: absolute; inset: 0; margin: auto; inline-size: max-content; block-size: max-content; max-inline-size: calc(100% - 16px); display: flex; align-items: center; gap: 12px;
  padding: 6px 8px 6px 14px; border-radius: 8px; background: var(--_paper); color: var(--_ink); box-shadow: 0 0 0 1px var(--_rule), 0 6px 20px rgb(0 0 0 / 0.12);
  animation: arrive 0.15s;
}
.waiting > span { min-inline-size: 7.5em; white-space: nowrap; }
.share { flex: 0 1 auto; inline-size: 120px; min-inline-size: 32px; block-size: 4px; border-radius: 2px; background: var(--_rule); overflow: hidden; }
.share > div { block-size: 100%; background: var(--_accent); }
.waiting .retry { min-block-size: var(--_hit); }
@keyframes arrive { from { opacity: 0; visibility: hidden; } }
`;
