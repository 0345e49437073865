/** The panel behind More: a popover above its button, or a sheet from below on phones. */
import type { Signal } from '@preact/signals-core';
import { html, nothing, type TemplateResult } from 'lit';
import { shownParameters } from '../figure/curves/index.ts';
import type { Figure } from '../figure/figure.ts';
import { compareRows } from './compare.ts';
import { icon } from './icons.ts';
import { fileRows, type Files } from './save-rows.ts';
import { moreSettings, numberRow, parameterRow, pointRows, switchRow } from './rows.ts';
import { sheet } from './sheet.ts';
import { toggleWalls } from './strip.ts';

/** What only the page knows: addresses of a state. */
export interface Share {
  /** The page with this figure in a state. */
  link?(state: string): string;
  /** A page that makes snippets of a figure. */
  post?(state: string): string;
}

/** How copying went: not tried, done, or refused with the text that was to be copied. */
export type Copied = 'no' | 'yes' | { refused: string };

export interface Panel {
  figure: Figure;
  share: Share;
  isOpen: Signal<boolean>;
  copied: Signal<Copied>;
  files: Files;
}

/** Renders nothing while it is closed. */
export const more = (panel: Panel): TemplateResult => html`
  <div
    id="more"
    class="panel"
    popover
    aria-label=${panel.figure.say.value('moreControls')}
    @beforetoggle=${({ newState }: ToggleEvent) => toggled(panel, newState === 'open')}
    @touchstart=${sheet.start}
    @touchmove=${sheet.move}
    @touchend=${sheet.end}
    @touchcancel=${sheet.end}
  >
    ${panel.isOpen.value ? rows(panel) : nothing}
  </div>
`;

/** A comparison closes with its panel, and a link that was refused is out of date the next time. */
function toggled({ figure, isOpen, copied }: Panel, open: boolean) {
  isOpen.value = open;
  copied.value = 'no';
  if (!open) figure.set({ compare: false }, 'user');
}

function rows(panel: Panel) {
  const { figure } = panel;
  const { grid, carved, noun } = figure.source.value;
  const say = figure.say.value;
  const walls = figure.settings.tool === 'walls';
  const short = shownParameters(figure.settings).filter((name) => name === 'tolerance' || name === 'passes');
  return html`
    <i class="grip"></i>
    ${carved ? numberRow(figure, 'wiggliness', say('wiggliness'), { kind: 'spare' }) : nothing}
    ${grid ? switchRow(say('wallSwitch'), walls, () => toggleWalls(figure), 'spare') : nothing}
    ${grid ? numberRow(figure, 'seed', say('seedWord'), { slides: false }) : nothing}
    ${noun === 'waypoint' ? pointRows(figure) : nothing} ${grid ? nothing : spaceSwitch(figure)}
    ${short.map((name) => parameterRow(figure, name))} ${numberRow(figure, 'pace', say('pace'))}
    ${figure.settings.source === 'track' ? publishedSwitch(figure) : nothing} ${compareRows(figure)}
    ${moreSettings(figure, short)} ${shareRows(panel)} ${fileRows(figure, panel.files)}
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
            ${icon('link')}<span aria-live="polite">${say(word)}</span>
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
            >${icon('post')}<span>${say('inPost')}</span></a
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
