import { CONTROLS, MAX_HEIGHT, textSize } from './sizes.js';

/**
 * The figure, its stage with canvas and handles, and the status line. `all: initial` keeps the page's inherited type out.
 */
export const figureStyles = `
:host { display: block; position: relative; min-inline-size: min(100%, 15rem); max-inline-size: 100%; }
:host([hidden]) { display: none; }
[hidden] { display: none !important; }
.tint { position: absolute; visibility: hidden; transition: color 1ms, opacity 1ms; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

/* A container of container queries has no width of its own. Where the page asks for one, in a float or a centred column,
   this answers: 240 px at least, as wide as the picture may be at most; what is replaced gives way to a percentage. */
.measure { font-size: ${textSize()}; block-size: 0; overflow: clip; visibility: hidden; }
.measure::before { content: ''; display: block; inline-size: 240px; }
.measure svg { display: block; inline-size: max(${CONTROLS}, var(--_stage)); max-inline-size: 100%; block-size: 0; }
.figure, .measure {
  --_tallest: var(--meander-max-height, ${MAX_HEIGHT});
  --_stage: calc(var(--_tallest) * var(--columns, 20) / var(--rows, 20));
}

.figure {
  all: initial; display: block; box-sizing: border-box; container-type: inline-size;
  --_way: to right;
  max-inline-size: max(${CONTROLS}, var(--_stage)); margin-inline: auto;
  font: 400 ${textSize()} / 1.35 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  color: var(--_ink); -webkit-text-size-adjust: 100%; -webkit-tap-highlight-color: transparent;
}
.figure.card { background: var(--_paper); padding: 12px; border-radius: 10px; }
.figure * { box-sizing: border-box; }
.figure table { font: inherit; color: inherit; }

.figure:dir(rtl) { --_way: to left; }
.playing { direction: ltr; --_way: to right; }

.stage {
  position: relative; inline-size: 100%; max-inline-size: var(--_stage); min-inline-size: min(48px, 100%); min-block-size: 48px; max-block-size: max(48px, var(--_tallest));
  margin-inline: auto; aspect-ratio: var(--columns, 20) / var(--rows, 20);
  background: var(--_ground); border-radius: 6px; touch-action: manipulation;
}
canvas { position: absolute; inset: 0; display: block; inline-size: 100%; block-size: 100%; border-radius: inherit; }
/* Pages have rules of their own for pictures and links. */
.poster::slotted(*) {
  position: absolute !important; inset: 0 !important; box-sizing: border-box !important; inline-size: 100% !important; block-size: 100% !important;
  max-inline-size: none !important; max-block-size: none !important; object-fit: contain; margin: 0 !important; padding: 0 !important; border: 0 !important;
}
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

.key { display: flex; flex-wrap: wrap; gap: 0 1.1em; margin: 0.5em 0 0; padding: 0; list-style: none; color: var(--_quiet); }
.key li { display: flex; align-items: center; gap: 0.35em; white-space: nowrap; }
.key li:last-child { margin-inline-start: auto; }
@container (max-width: 37em) { .key li:last-child { margin-inline-start: 0; } }
.key .absent { visibility: hidden; }
.key svg { inline-size: 0.85em; block-size: 0.85em; flex: none; overflow: visible; }
.key rect { fill: var(--_stone); stroke: var(--_joint); }
.key .forced { fill: var(--_forced); }
.key .gone { fill: var(--_ghost); stroke: none; }
.key .witness { fill: var(--_witness); }
.key .wall { fill: var(--_wall); stroke: none; }
.trail rect { rx: 6px; stroke: none; }
.trail .forced { fill: var(--_road); stroke: var(--_verge); }
.trail .gone { fill: var(--_stump); }
.trail .witness { fill: var(--_rut); stroke: var(--_verge); y: 3.5px; height: 5px; }
.trail .open { fill: var(--_bush); }

.status { margin: 0.55em 0 0.35em; min-block-size: 1.35em; color: var(--_quiet); }

/* What the canvas is for. */
canvas[data-mode='walls'] { cursor: crosshair; }
canvas[data-mode='stones'] { cursor: pointer; }
canvas[data-mode='orbit'] { cursor: move; }
canvas[data-mode='pan'] { cursor: grab; }
canvas[data-mode='pan']:active { cursor: grabbing; }

/* A file is held over the figure. */
.dropping .stage { outline: 2.5px dashed var(--_accent); outline-offset: 3px; }
`;
