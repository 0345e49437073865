/** `<code-listing>`: a program in several languages, of which one is shown, and a button that copies it whole. */

/** Words that are the language's own, and comments: pale, so that the names stand out. A key is a name. */
const PALE =
  /(\/\/.*$|\bassert!|\b(?:import|from|export|await|async|const|let|if|else|for|of|in|return|new|use|fn|mut)\b(?!:))/m;
const COPIED_MS = 2000;

export class CodeListing extends HTMLElement {
  #tabs: HTMLButtonElement[] = [];
  readonly #copy = button('Copy', 'copy');

  get #programs() {
    return [...this.querySelectorAll<HTMLPreElement>('pre')];
  }

  connectedCallback() {
    if (this.#tabs.length) return;
    this.#tabs = this.#programs.map((program, i) => {
      const tab = button(program.dataset.language!);
      Object.assign(tab, { role: 'tab', id: `code-tab-${i}` });
      Object.assign(program, { role: 'tabpanel', id: `code-${i}` });
      tab.setAttribute('aria-controls', program.id);
      program.setAttribute('aria-labelledby', tab.id);
      tab.addEventListener('click', () => this.#show(i));
      const code = program.querySelector('code')!;
      code.replaceChildren(...paled(code.textContent));
      return tab;
    });
    const list = document.createElement('div');
    Object.assign(list, { role: 'tablist', ariaLabel: 'Language' });
    list.append(...this.#tabs);
    list.addEventListener('keydown', this.#step);
    this.#copy.addEventListener('click', () => void this.#write());
    this.#copy.ariaLive = 'polite';
    const bar = document.createElement('div');
    bar.className = 'bar';
    bar.append(list, this.#copy);
    this.prepend(bar);
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

  async #write() {
    const code = this.querySelector('pre:not([hidden]) code')!;
    try {
      await navigator.clipboard.writeText(code.textContent);
      this.#copy.textContent = 'Copied';
      setTimeout(() => (this.#copy.textContent = 'Copy'), COPIED_MS);
    } catch {
      getSelection()?.selectAllChildren(code);
      this.#copy.textContent = 'The browser refused: copy the selected text yourself';
    }
  }
}

function button(text: string, name = '') {
  return Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: text,
    className: name,
  });
}

/** A program with its pale words in elements of their own. */
const paled = (text: string) =>
  text.split(PALE).map((part, i) => {
    if (i % 2 === 0) return part;
    return Object.assign(document.createElement('span'), { className: 'quiet', textContent: part });
  });
