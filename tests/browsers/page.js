/** Figures with the attributes that the address has, if any, and what they tell: `?seed=7&ui=mini`, several apart by `/`. */

/** @type {{ wrong: string[], changes: number, ready: number }} */
const seen = { wrong: [], changes: 0, ready: 0 };
Reflect.set(globalThis, 'seen', seen);

addEventListener('error', (event) => seen.wrong.push(String(event.message)));
addEventListener('unhandledrejection', (event) => seen.wrong.push(String(event.reason)));
addEventListener('securitypolicyviolation', (event) => seen.wrong.push(event.violatedDirective));
addEventListener('meander-error', (event) => seen.wrong.push(Reflect.get(event, 'detail').message));
addEventListener('meander-change', () => (seen.changes += 1));
addEventListener('meander-ready', () => (seen.ready += 1));

addEventListener('DOMContentLoaded', () => {
  if (!location.search) return;
  for (const query of location.search.slice(1).split('/')) {
    const figure = document.createElement('meander-path');
    for (const [name, value] of new URLSearchParams(query)) figure.setAttribute(name, value);
    document.body.append(figure);
  }
});
