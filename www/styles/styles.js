import { declareColours } from './colours.js';
import { shareStyleSheet } from './shared-stylesheet.js';

/**
 * The looks of one figure. `all: initial` keeps the page's inherited type out; lengths that follow the reader's
 * font size stay within bounds, because some pages shrink the root's.
 */
const css = `
:host { display: block; position: relative; min-inline-size: min(100%, 15rem); }
:host([hidden]) { display: none; }
[hidden] { display: none !important; }
.tint { position: absolute; visibility: hidden; transition: color 1ms; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.figure {
  all: initial; display: block; box-sizing: border-box; container-type: inline-size;
  --_u: clamp(13px, 0.8125rem, 20px);
  --_hit: 28px;
  --_way: to right;
  --_stage: calc(var(--meander-max-height, min(640px, max(240px, 88vh))) * var(--columns, 20) / var(--rows, 20));
  max-inline-size: max(352px, var(--_stage)); margin-inline: auto;
  font: 400 var(--_u) / 1.35 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  color: var(--_ink); -webkit-text-size-adjust: 100%; -webkit-tap-highlight-color: transparent;
}
.figure.card { background: var(--_paper); padding: 12px; border-radius: 10px; }
.figure * { box-sizing: border-box; }
.figure table { font: inherit; color: inherit; }

.figure:dir(rtl) { --_way: to left; }
.playing { direction: ltr; --_way: to right; }

.stage {
  position: relative; inline-size: 100%; max-inline-size: var(--_stage); min-inline-size: min(48px, 100%); min-block-size: 48px;
  margin-inline: auto; aspect-ratio: var(--columns, 20) / var(--rows, 20);
  background: var(--_ground); border-radius: 6px; touch-action: manipulation;
}
canvas { position: absolute; inset: 0; display: block; inline-size: 100%; block-size: 100%; border-radius: inherit; }
.poster::slotted(*) { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: contain; margin: 0; }
.handles { position: absolute; inset: 0; pointer-events: none; }
.handle {
  all: unset; box-sizing: border-box; position: absolute; inset-block-start: 0; left: 0; inline-size: 28px; block-size: 28px;
  border-radius: 50%; cursor: grab; pointer-events: auto; touch-action: none; user-select: none; -webkit-user-select: none;
}
.handle:active { cursor: grabbing; }
@media (hover: hover) { .handle:hover { background: color-mix(in srgb, var(--_ink) 16%, transparent); } }
.handles:not(.pointed) .handle:focus-visible { outline: 2.5px solid var(--_accent); outline-offset: -1px; }
.handle.away { pointer-events: none; }
.hint {
  position: absolute; inset-block-start: 0; left: 0; margin: -0.95em 0 0 1.5em; padding: 0.2em 0.7em 0.25em; border-radius: 1em;
  background: var(--_ink); color: var(--_paper); font-weight: 500; white-space: nowrap; pointer-events: none;
}
.hint::before {
  content: ''; position: absolute; left: -0.25em; inset-block-start: 50%; inline-size: 0.6em; block-size: 0.6em;
  background: inherit; transform: translateY(-50%) rotate(45deg); border-radius: 1px; z-index: -1;
}

.status { margin: 0.55em 0 0.35em; min-block-size: 1.35em; color: var(--_quiet); }
.panel, .room { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
.room { visibility: hidden; }
.bar, .places { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; }
.buttons { display: flex; gap: 2px; }
.group { display: flex; flex: 1 0 auto; align-items: center; gap: 12px; }
.history { margin-inline-start: auto; }

.button {
  all: unset; box-sizing: border-box; display: grid; place-items: center; inline-size: 34px; block-size: var(--_hit);
  border-radius: 6px; cursor: pointer; color: var(--_ink);
}
.button:hover { background: var(--_wash); }
.figure :disabled { cursor: default; }
.button.primary { background: var(--_ink); color: var(--_paper); inline-size: 44px; margin-inline-end: 4px; }
.button[aria-disabled='true'] { color: var(--_faint); cursor: default; background: none; }
.primary[aria-disabled='true'] { background: var(--_wash); }
.button:focus-visible, input:focus-visible, .retry:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }
.icon { inline-size: 16px; block-size: 16px; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.icon.solid { fill: currentColor; stroke-width: 0.75; }

.slider { display: flex; align-items: center; gap: 0.6em; min-block-size: var(--_hit); flex: 1 1 176px; }
.slider.timeline { flex: 1 1 224px; }
.slider.off, .places.off, tr.off .number { color: var(--_faint); }
.name { white-space: nowrap; color: var(--_quiet); }
.off .name { color: inherit; }
.value { text-align: end; white-space: nowrap; }
.value, .status { unicode-bidi: plaintext; }
input[type='range'] {
  appearance: none; flex: 1 1 64px; min-inline-size: 48px; block-size: var(--_hit); margin: 0;
  background: none; color: inherit; cursor: pointer; touch-action: pan-y; border-radius: 4px;
}
input[type='range']::-webkit-slider-runnable-track {
  block-size: 3px; border-radius: 2px;
  background: linear-gradient(var(--_way), currentColor calc(7px + (100% - 14px) * var(--share, 0)), var(--_rule) 0);
}
input[type='range']::-moz-range-track { block-size: 3px; border-radius: 2px; background: var(--_rule); }
input[type='range']::-moz-range-progress { block-size: 3px; border-radius: 2px; background: currentColor; }
input[type='range']::-webkit-slider-thumb {
  appearance: none; inline-size: 14px; block-size: 14px; margin-block-start: -5.5px; border-radius: 50%;
  background: var(--_paper); border: 2px solid currentColor;
}
input[type='range']::-moz-range-thumb {
  box-sizing: border-box; inline-size: 14px; block-size: 14px; border-radius: 50%; background: var(--_paper); border: 2px solid currentColor;
}
input[type='range']:disabled::-webkit-slider-runnable-track { background: var(--_rule); }
input[type='range']:disabled::-webkit-slider-thumb { border-color: var(--_faint); }

.button[aria-pressed='true'] { background: var(--_wash); box-shadow: inset 0 0 0 1.5px var(--_ink); }
.hands { gap: 4px 20px; }
.hands .buttons { gap: 4px; }
.field.place input { inline-size: 8ch; }
.field input:disabled { border-color: var(--_rule); }
.menu { position: relative; margin-inline-start: -10px; }
canvas:focus-visible { outline: 2.5px solid var(--_accent); outline-offset: 2px; }

.seed, .field { display: flex; align-items: center; gap: 0.6em; }
.seed { gap: 2.4px; }
.field input {
  font: inherit; font-variant-numeric: inherit; color: inherit; inline-size: 11ch; block-size: var(--_hit); padding: 0 0.5em;
  background: none; border: 1px solid var(--_edge); border-radius: 6px;
}
.switch { display: flex; align-items: center; gap: 0.5em; min-block-size: var(--_hit); cursor: pointer; white-space: nowrap; }
.switch input {
  appearance: none; inline-size: 18px; block-size: 18px; margin: 0; flex: none; cursor: pointer;
  border: 1.5px solid var(--_edge); border-radius: 4px; background: none center / 12px no-repeat;
}
.switch input:checked { border-color: var(--_ink); background-color: var(--_ink); }
.switch input:checked::before {
  content: ''; display: block; inline-size: 4.8px; block-size: 9.6px; margin: 0.96px auto; border: solid var(--_paper);
  border-width: 0 2px 2px 0; transform: rotate(42deg);
}
.swatch { inline-size: 38px; block-size: 12px; flex: none; overflow: visible; margin-inline: 2px; }
.line { fill: none; }
.off .swatch { opacity: 0.45; }
.raw { stroke: var(--_raw); } .chaikin { stroke: var(--_chaikin); } .rdp { stroke: var(--_rdp); } .catmull-rom { stroke: var(--_catmull-rom); }
.dot { stroke: none; } .dot.rdp { fill: var(--_rdp); }

.legend { display: grid; grid-template-columns: auto repeat(3, max-content) minmax(0, 1fr); column-gap: 20px; border-block-start: 1px solid var(--_rule); padding-block-start: 5.6px; }
.legend thead, .legend tbody, .legend tr { display: contents; }
.legend th { font-weight: 400; text-align: start; padding: 0; }
.legend thead th { color: var(--_quiet); text-align: end; white-space: nowrap; }
.legend thead th:first-child { text-align: start; }
.number { padding: 0; text-align: end; min-inline-size: 4ch; line-height: var(--_hit); }
.steer { grid-column: 5; padding: 0; }
.steer .name { min-inline-size: 5.5em; }

.chips, .looks { column-gap: 18px; }
.more { border-block-start: 1px solid var(--_rule); padding-block-start: 4px; }
summary { inline-size: max-content; min-block-size: var(--_hit); line-height: var(--_hit); cursor: pointer; color: var(--_quiet); border-radius: 4px; }
summary:hover { color: var(--_ink); }
summary::marker { font-size: 0.8em; }
summary:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }
.fold { flex: 1 1 100%; }
.plotted { margin: 0 0 6px; color: var(--_quiet); }

.retry { font: inherit; color: inherit; padding: 0.2em 0.8em; border: 1px solid var(--_edge); border-radius: 6px; background: none; cursor: pointer; }

@container (max-width: 35rem) {
  .legend { grid-template-columns: minmax(min-content, 1fr) repeat(3, max-content); column-gap: 10px; }
  .legend .switch { white-space: normal; gap: 0.3em; }
  .legend .swatch { inline-size: 28px; margin: 0; }
  .legend thead th { white-space: normal; max-inline-size: 5em; align-self: end; }
  .steer { grid-column: 1 / -1; }
  .legend thead th:last-child { display: none; }
  .steer:empty { display: none; }
}
@container (max-width: 17rem) {
  .legend { grid-template-columns: 1fr 1fr 1fr; }
  .legend th:first-child, .slider, .group { grid-column: 1 / -1; flex: 1 1 100%; min-inline-size: 0; flex-wrap: wrap; }
}
@container (max-width: 26rem) { .status { min-block-size: 2.7em; } }
@media (any-pointer: coarse) {
  .figure { --_hit: 44px; }
  .handle { inline-size: 44px; block-size: 44px; }
  .button { inline-size: 44px; }
}
@media print { .panel, .room, .handles, .hint, .status { display: none; } }
${declareColours()}
.figure { color-scheme: light; }
.figure[data-theme='dark'] { color-scheme: dark; }
@media (forced-colors: active) { .figure, .figure[data-theme] { color-scheme: light dark; forced-color-adjust: none; } }

/* The comparison. */
.compare { inline-size: 100%; border-collapse: collapse; margin-block: 2px 10px; }
.compare th { font-weight: 400; text-align: start; padding: 3px 0; white-space: nowrap; }
.compare td, .compare thead th:not(:first-child) { text-align: end; padding: 3px 0; padding-inline-start: 12px; }
.compare td { white-space: nowrap; min-inline-size: 5ch; }
.compare td:last-child { min-inline-size: 9ch; }
.compare thead th { color: var(--_quiet); vertical-align: bottom; }
.compare .swatch { vertical-align: -1px; margin-inline-end: 6px; }
.compare .off td { color: var(--_faint); }
.plot { position: relative; block-size: 112px; border-radius: 6px; overflow: hidden; background: var(--_ground); }
@container (max-width: 35rem) {
  .compare .swatch { display: none; }
  .more { overflow-x: auto; }
  .compare thead th { white-space: normal; }
  .compare td, .compare thead th:not(:first-child) { padding-inline-start: 8px; }
  .compare td:last-child { min-inline-size: 8.5ch; }
}

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
canvas[data-mode='pan'] { cursor: grab; }
canvas[data-mode='pan']:active { cursor: grabbing; }

/* What the canvas is for. */
canvas[data-mode='walls'] { cursor: crosshair; }
canvas[data-mode='orbit'] { cursor: move; }

/* A file is held over the figure. */
.dropping .stage { outline: 2.5px dashed var(--_accent); outline-offset: 3px; }
`;

export const styleSheet = shareStyleSheet(css);
