import { windowOf } from '../dom.js';

const TURNS = ['beforeprint', 'afterprint'];

/**
 * Whether the page is being printed.
 * @param {Element} host
 * @param {() => void} onChange has to draw at once: the page is taken as it is then
 */
export function createPaper(host, onChange) {
  let printing = false;
  let view = windowOf(host);

  /** @param {Event} event */
  function turn({ type }) {
    printing = type === 'beforeprint';
    onChange();
  }

  return {
    get printing() {
      return printing;
    },
    connect() {
      view = windowOf(host);
      for (const type of TURNS) view.addEventListener(type, turn);
    },
    disconnect() {
      for (const type of TURNS) view.removeEventListener(type, turn);
      // The end of it would not be heard.
      printing = false;
    },
  };
}
