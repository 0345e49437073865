import { inText } from './sizes.js';

/** Buttons, sliders, switches and fields. */
export const controlStyles = inText`
.panel, .room, .folded { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
.room { visibility: hidden; }
.bar, .places { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; }
.buttons { display: flex; flex-wrap: wrap; gap: 2px; }
.first { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: end; gap: 8px; }
.first > .bar { gap: 4px 12px; }
.first .playing { flex: 3 1 344px; gap: 4px 12px; }
.first .playing .timeline { flex-basis: 168px; }
.first .slider { flex-basis: 160px; }
.lone > .panel > .unfold, .lone > .room > .unfold { justify-self: end; margin-block-start: calc(1px - var(--_hit)); }
.lone .status { min-block-size: max(1.35em, var(--_hit) - 0.9em); padding-inline-end: 44px; }
.group { display: flex; flex: 1 0 auto; align-items: center; gap: 12px; }
.history { margin-inline-start: auto; }

.button {
  all: unset; box-sizing: border-box; display: grid; place-items: center; inline-size: var(--_press); block-size: var(--_hit);
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
.slider.off, tr.off .number { color: var(--_faint); }
.name { white-space: nowrap; color: var(--_quiet); }
.places.off { visibility: hidden; }
.slider.off .name { color: inherit; }
.value { text-align: end; white-space: nowrap; }
.value, .status { unicode-bidi: plaintext; }
input[type='range'] {
  appearance: none; flex: 1 1 64px; inline-size: 64px; min-inline-size: 48px; block-size: var(--_hit); margin: 0;
  background: none; font: inherit; color: inherit; cursor: pointer; touch-action: pan-y; border-radius: 4px;
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
input[type='range']:disabled::-webkit-slider-thumb { background: var(--_rule); border-color: var(--_rule); }
input[type='range']:disabled::-moz-range-thumb { background: var(--_rule); border-color: var(--_rule); }
input[type='range']:disabled::-moz-range-progress { background: var(--_rule); }

.button[aria-pressed='true'] { background: var(--_wash); box-shadow: inset 0 0 0 1.5px var(--_ink); }
.hands { gap: 4px 20px; }
.hands .buttons { gap: 4px; }
.field.place input { inline-size: 8ch; }
.menu { position: relative; margin-inline-start: -10px; }
canvas:focus-visible { outline: 2.5px solid var(--_accent); outline-offset: 2px; }

.field { display: flex; align-items: center; gap: 0.6em; }
.field input {
  font: inherit; font-variant-numeric: inherit; color: inherit; inline-size: calc(10ch + 1em + 4px); block-size: var(--_hit); padding: 0 0.5em;
  background: none; border: 1px solid var(--_edge); border-radius: 6px;
}
.switch { display: flex; align-items: center; gap: 0.5em; min-block-size: var(--_hit); cursor: pointer; white-space: nowrap; }
.switch input {
  appearance: none; font: inherit; inline-size: 18px; block-size: 18px; margin: 0; flex: none; cursor: pointer;
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

.chips, .looks { column-gap: 18px; }
.more { border-block-start: 1px solid var(--_rule); padding-block-start: 4px; }
summary { inline-size: max-content; min-block-size: var(--_hit); line-height: var(--_hit); cursor: pointer; color: var(--_quiet); border-radius: 4px; }
summary:hover { color: var(--_ink); }
summary::marker { font-size: 0.8em; }
summary:focus-visible { outline: 2px solid var(--_accent); outline-offset: 2px; }
.fold { grid-column: 1; }
.plotted { margin: 0 0 6px; color: var(--_quiet); }

.retry { font: inherit; color: inherit; padding: 0.2em 0.8em; border: 1px solid var(--_edge); border-radius: 6px; background: none; cursor: pointer; }
`;
