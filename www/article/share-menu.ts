/** Below each figure: a menu that copies its link, or a frame with it for another page; and Undo once it has changed. */
import { effect } from '@preact/signals-core';
import { frameWith } from '../builder/post.ts';
import type { MeanderPath } from '../element/meander-path.ts';
import { selectWhole } from '../element/select-whole.ts';
import { frameOf } from '../embedding/snippets.ts';
import { wordsIn } from '../words/say.ts';
import { closeAfterUse } from './chapters.ts';
import type { DrawnFigure } from './figures/drawn-figure.ts';
import { linkTo, stateForLink } from './link.ts';

const COPIED_MS = 2000;
/** Width of a column of text, and the height of a drawing's button, in pixels. */
const [COLUMN, BAR] = [640, 78];

type Shared = MeanderPath | DrawnFigure;
const isDrawn = (figure: Shared): figure is DrawnFigure => figure.matches('.drawn');
/** Whether its strip has Undo: one with steps has no room for it. */
const hasUndo = (figure: Shared) =>
  !isDrawn(figure) && figure.ui !== 'none' && (figure.ui === 'full' || figure.source !== 'chisel');

/** Boards side by side are one figure with one menu: a link shows all of them, and no frame could. */
export function offerMenus(figures: Iterable<Shared>) {
  const last = new Map(Array.from(figures, (one) => [one.closest('figure:not(figure *)')!, one]));
  for (const [place, figure] of last)
    place.append(make('div', { className: 'tools' }, undoOf(figure), menuOf(figure, place)));
}

/** Makes an element with properties and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Readonly<Record<string, unknown>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  Object.assign(element, properties).append(...children);
  return element;
}

/** Appears with the first change, and stays when nothing is left to undo. A strip has its own button. */
function undoOf(figure: Shared) {
  const ariaLabel = `Undo: ${figure.getAttribute('label')}`;
  const button = make('button', { type: 'button', textContent: 'Undo', ariaLabel });
  button.addEventListener('click', () => figure.undo());
  const { history } = isDrawn(figure) ? figure.drawing : figure.figure;
  effect(() => {
    const { canUndo, canRedo } = history;
    button.hidden = !(canUndo.value || canRedo.value) || hasUndo(figure);
    button.ariaDisabled = String(!canUndo.value);
  });
  return button;
}

function menuOf(figure: Shared, place: Element) {
  const ariaLabel = `Share: ${place.ariaLabel ?? figure.getAttribute('label')}`;
  const link = row('Copy link', () => linkOf(figure));
  // A frame has room for one board.
  const embeds = place.matches('.quad') ? [] : [row('Copy embed', () => embedOf(figure))];
  const summary = make('summary', { textContent: 'Share', ariaLabel });
  const rows = make('div', {}, link, ...embeds);
  const menu = make('details', { className: 'share' }, summary, rows);
  // It opens upwards where it would leave the window.
  menu.addEventListener('toggle', () =>
    menu.classList.toggle('up', rows.getBoundingClientRect().bottom > innerHeight),
  );
  closeAfterUse(menu);
  return menu;
}

/** A button that copies a text; if the browser refuses, the text appears below it, selected. */
function row(name: string, text: () => string) {
  const field = make('input', { readOnly: true });
  const label = make('label', {}, new Text(wordsIn('en')('notCopied')), field);
  return copyButton(name, text, (button) => {
    button.after(label);
    field.value = text();
    selectWhole(field);
  });
}

/** A button that copies a text, and says so for a moment. */
export function copyButton(name: string, text: () => string, refuse: (button: HTMLElement) => void) {
  const button = make('button', { type: 'button', textContent: name, ariaLive: 'polite' });
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text());
    } catch {
      return refuse(button);
    }
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = name), COPIED_MS);
  });
  return button;
}

/** A link to this page that opens the figure as it is now. */
const linkOf = (figure: Shared) =>
  isDrawn(figure)
    ? linkTo('./', [figure.id, figure.getState()].filter(Boolean).join(';').replaceAll('&', ';'))
    : linkTo('./', stateForLink(figure) ?? '', figure.id);

/** A frame with the figure alone: a page of its own, or this page with nothing else on it. */
function embedOf(figure: Shared): string {
  if (!isDrawn(figure)) return frameWith(figure.figure.settings);
  const [across, down] = getComputedStyle(figure).getPropertyValue('--shape').split('/').map(Number);
  const bar = figure.drawing.button ? BAR : 0;
  const address = linkOf(figure).replace('#', '?only#');
  return frameOf(address, figure.getAttribute('label')!, [
    COLUMN,
    Math.round((COLUMN * down) / across) + bar + 36,
  ]).trimEnd();
}
