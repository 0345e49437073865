/** Below each figure: a menu that copies its link, and a frame with it for another page; once it is changed, Undo. */
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
const hasStrip = (figure: Shared) => !isDrawn(figure) && figure.ui !== 'none';

/** Boards side by side are one figure with one menu: a link shows all of them. */
export function offerMenus(figures: Iterable<Shared>) {
  const last = new Map(Array.from(figures, (one) => [one.closest('figure:not(figure *)')!, one]));
  for (const [place, figure] of last) {
    const tools = document.createElement('div');
    tools.className = 'tools';
    tools.append(undoOf(figure), menuOf(figure));
    place.append(tools);
  }
}

/** It comes with the first change, and stays when nothing is left. A strip has its own. */
function undoOf(figure: Shared) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Undo' });
  button.ariaLabel = `Undo: ${figure.getAttribute('label')}`;
  button.addEventListener('click', () => figure.undo());
  const { history } = isDrawn(figure) ? figure.drawing : figure.figure;
  effect(() => {
    const { canUndo, canRedo } = history;
    button.hidden = !(canUndo.value || canRedo.value) || hasStrip(figure);
    button.ariaDisabled = String(!canUndo.value);
  });
  return button;
}

function menuOf(figure: Shared) {
  const menu = document.createElement('details');
  menu.className = 'share';
  const summary = document.createElement('summary');
  summary.textContent = 'Share';
  summary.ariaLabel = `Share: ${figure.getAttribute('label')}`;
  const rows = document.createElement('div');
  rows.append(
    row('Copy link', () => linkOf(figure)),
    row('Copy embed', () => embedOf(figure)),
  );
  menu.append(summary, rows);
  closeAfterUse(menu);
  return menu;
}

/** A button that copies a text; where the browser refuses, the text stands below it, selected. */
function row(name: string, text: () => string) {
  const field = Object.assign(document.createElement('input'), { readOnly: true });
  const label = document.createElement('label');
  label.append(wordsIn('en')('notCopied'), field);
  return copyButton(name, text, (button) => {
    button.after(label);
    field.value = text();
    selectWhole(field);
  });
}

/** A button that copies a text, and says so for a moment. */
export function copyButton(name: string, text: () => string, refuse: (button: HTMLElement) => void) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
  button.ariaLive = 'polite';
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

/** This page, at the figure as it is now. */
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
