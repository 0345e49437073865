/** Takes away the sentence that says that the page's script did not come: it has. */
export function begun() {
  document.querySelector('.script-missing')?.remove();
}
