/** `<code-listing>`: pales the words of its languages, and adds a button that copies the program shown. */
import { wordsIn } from '../words/say.ts';
import { copyButton, make } from './share-menu.ts';

/** Keywords and comments: pale, so that names stand out. An object's key counts as a name. */
const PALE =
  /(\/\/.*$|\bassert!|\b(?:import|from|export|await|async|const|let|if|else|for|of|in|return|new|use|fn|mut)\b(?!:))/m;

export class CodeListing extends HTMLElement {
  get #code() {
    return [...this.querySelectorAll('code')].find((one) => one.checkVisibility())!;
  }

  connectedCallback() {
    const note = make('p', { role: 'alert' });
    const copy = copyButton(
      'Copy',
      () => this.#code.textContent,
      () => {
        getSelection()?.selectAllChildren(this.#code);
        note.textContent = wordsIn('en')('notCopied');
      },
    );
    this.addEventListener('click', () => (note.textContent = ''), true);
    this.querySelector('.bar')!.append(copy);
    this.querySelector('.bar')!.after(note);
    for (const code of this.querySelectorAll('code')) code.replaceChildren(...paled(code.textContent));
  }
}

/** Wraps the pale words of a program in elements. */
const paled = (text: string) =>
  text.split(PALE).map((part, i) => (i % 2 ? make('span', { className: 'quiet', textContent: part }) : part));
