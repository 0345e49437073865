/** `<code-listing>`: shows a program in one of several languages, with a button that copies it. */

import { copyButton, make } from './share-menu.ts';

/** Keywords and comments: pale, so that names stand out. An object's key counts as a name. */
const PALE =
  /(\/\/.*$|\bassert!|\b(?:import|from|export|await|async|const|let|if|else|for|of|in|return|new|use|fn|mut)\b(?!:))/m;

export class CodeListing extends HTMLElement {
  #tabs: HTMLButtonElement[] = [];
  readonly #copy = copyButton(
    'Copy',
    () => this.#code.textContent,
    (button) => {
      getSelection()?.selectAllChildren(this.#code);
      button.textContent = 'The browser refused: copy the selected text yourself';
    },
  );

  get #programs() {
    return [...this.querySelectorAll<HTMLPreElement>('pre')];
  }

  get #code() {
    return this.querySelector('pre:not([hidden]) code')!;
  }

  connectedCallback() {
    if (this.#tabs.length) return;
    this.#tabs = this.#programs.map((program, i) => {
      const textContent = program.dataset.language!;
      const tab = make('button', { type: 'button', textContent, role: 'tab', id: `code-tab-${i}` });
      Object.assign(program, { role: 'tabpanel', id: `code-${i}` });
      tab.setAttribute('aria-controls', program.id);
      program.setAttribute('aria-labelledby', tab.id);
      tab.addEventListener('click', () => this.#show(i));
      const code = program.querySelector('code')!;
      code.replaceChildren(...paled(code.textContent));
      return tab;
    });
    const list = make('div', { role: 'tablist', ariaLabel: 'Language' }, ...this.#tabs);
    list.addEventListener('keydown', this.#step);
    this.#copy.className = 'copy';
    this.prepend(make('div', { className: 'bar' }, list, this.#copy));
    this.#show(0);
  }

  #show(index: number) {
    this.#programs.forEach((program, i) => (program.hidden = i !== index));
    this.#tabs.forEach((tab, i) => {
      tab.ariaSelected = String(i === index);
      tab.tabIndex = i === index ? 0 : -1;
    });
    this.#copy.textContent = 'Copy';
  }

  readonly #step = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = this.#tabs.indexOf(event.target as HTMLButtonElement);
    const next = (at + step + this.#tabs.length) % this.#tabs.length;
    event.preventDefault();
    this.#show(next);
    this.#tabs[next].focus();
  };
}

/** Wraps the pale words of a program in elements. */
const paled = (text: string) =>
  text.split(PALE).map((part, i) => (i % 2 ? make('span', { className: 'quiet', textContent: part }) : part));
