/**
 * Buttons in sentences that call a figure, as in `<button data-for="id" data-call="regenerate" data-below="100" disabled>`:
 * they are disabled where there are no scripts, and hand in a random whole number below that, if there is one.
 */
export function startCalls(buttons: Iterable<HTMLButtonElement>) {
  for (const button of buttons) {
    const { for: id = '', call = '', below } = button.dataset;
    button.disabled = false;
    button.addEventListener('click', () => {
      const figure = button.ownerDocument.getElementById(id);
      const given = below ? [Math.floor(Number(below) * Math.random())] : [];
      for (const method of call.split(' ')) Reflect.get(Object(figure), method)?.apply(figure, given);
    });
  }
}
