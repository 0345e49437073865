/** Selects a text for copying and scrolls to its start. Browsers would scroll to its end. */
export function selectWhole(field: HTMLInputElement | HTMLTextAreaElement) {
  field.focus();
  field.select();
  field.scrollTo(0, 0);
}
