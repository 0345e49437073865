/** The panel behind More: a popover above its button, or a sheet from below on phones. */
import type { Signal } from '@preact/signals-core';
import { html, nothing, type TemplateResult } from 'lit';
import type { Figure } from '../figure/figure.ts';
import type { Opening } from './opening.ts';
import type { Saving } from './saving.ts';

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
  opening: Opening;
  /** Closes it, so that the status is seen. */
  close(): void;
  /** Null until it is fetched. */
  fetched: Fetched | null;
  fetch(): void;
}

/** What only a press or a program needs: it comes after the first picture. */
export interface Fetched {
  rows(panel: Panel, saving: Saving): TemplateResult;
  /** Rules for the rows. */
  style: string;
  saving: Saving;
}

/** Renders nothing while it is closed. */
export const more = (panel: Panel): TemplateResult => html`
  <div
    id="more"
    class="panel"
    popover
    aria-label=${panel.figure.say.value('moreControls')}
    @beforetoggle=${({ newState }: ToggleEvent) => toggled(panel, newState === 'open')}
  >
    ${panel.isOpen.value ? panel.fetched?.rows(panel, panel.fetched.saving) : nothing}
  </div>
`;

/** A comparison closes with its panel, and a link that was refused is out of date the next time. */
function toggled({ figure, isOpen, copied, fetch }: Panel, open: boolean) {
  isOpen.value = open;
  copied.value = 'no';
  if (open) fetch();
  else figure.set({ compare: false }, 'user');
}
