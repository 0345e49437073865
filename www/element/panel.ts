/** Everything behind More, fetched as one file: the rows of the panel, and what saves. */
import type { Signal } from '@preact/signals-core';
import { html, nothing } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { shownParameters } from '../figure/curves/index.ts';
import type { Figure } from '../figure/figure.ts';
import { compareRows } from './compare.ts';
import { linkIcon, postIcon } from './panel-icons.ts';
import type { Copied, Panel } from './more.ts';
import { moreSettings, numberRow, parameterRow, pointRows, switchRow } from './rows.ts';
import { fileRows } from './save-rows.ts';
import type { Saving } from './saving.ts';
import style from './panel.css?inline';
import { place } from './sheet.ts';
import { toggleWalls } from './strip.ts';

export { style };
export { Saving } from './saving.ts';

export function rows(panel: Panel, saving: Saving) {
  const { figure } = panel;
  const { grid, carved, noun } = figure.source.value;
  const say = figure.say.value;
  const walls = figure.settings.tool === 'walls';
  const short = shownParameters(figure.settings).filter((name) => name === 'tolerance' || name === 'passes');
  return html`
    <i class="grip" ${ref(place)}></i>
    ${carved ? numberRow(figure, 'wiggliness', say('wiggliness'), { kind: 'spare' }) : nothing}
    ${grid ? switchRow(say('wallSwitch'), walls, () => toggleWalls(figure), 'spare') : nothing}
    ${grid ? numberRow(figure, 'seed', say('seedWord'), { slides: false }) : nothing}
    ${noun === 'waypoint' ? pointRows(figure) : nothing} ${grid ? nothing : spaceSwitch(figure)}
    ${short.map((name) => parameterRow(figure, name))} ${numberRow(figure, 'pace', say('pace'))}
    ${figure.settings.source === 'track' ? publishedSwitch(figure) : nothing} ${compareRows(figure)}
    ${moreSettings(figure, short)} ${shareRows(panel)} ${fileRows(figure, { ...panel, saving })}
  `;
}

function spaceSwitch(figure: Figure) {
  const isDeep = figure.settings.dimension === 3;
  return switchRow(figure.say.value('spaceSwitch'), isDeep, () => figure.edit({ dimension: isDeep ? 2 : 3 }));
}

function publishedSwitch(figure: Figure) {
  const { published } = figure.settings;
  return switchRow(
    figure.say.value('asPublished'),
    published,
    () => figure.edit({ published: !published }),
    'spare',
  );
}

function shareRows({ figure, share, copied }: Panel) {
  const { link, post } = share;
  if (!link && !post) return nothing;
  const say = figure.say.value;
  const state = copied.value;
  const word = state === 'yes' ? 'copied' : typeof state === 'object' ? 'notCopied' : 'copyLink';
  return html`
    <hr />
    ${
      link
        ? html`<button class="row act" @click=${() => copy(link(figure.getState()), copied)}>
            ${linkIcon}<span aria-live="polite">${say(word)}</span>
          </button>`
        : nothing
    }
    ${
      typeof state === 'object'
        ? html`<input
            class="by-hand"
            readonly
            aria-label=${say('copyLink')}
            .value=${state.refused}
            @focus=${selectAll}
          />`
        : nothing
    }
    ${
      post
        ? html`<a class="row act" href=${post(figure.getState())}
            >${postIcon}<span>${say('inPost')}</span></a
          >`
        : nothing
    }
  `;
}

const selectAll = ({ target }: Event) => (target as HTMLInputElement).select();

async function copy(text: string, copied: Signal<Copied>) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copied.value = { refused: text };
    return;
  }
  copied.value = 'yes';
  setTimeout(() => (copied.value = 'no'), 2000);
}
