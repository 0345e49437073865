/** Selects a text that the reader copies. Browsers would show its end; this shows its beginning. */
export function selectWhole(field: HTMLInputElement | HTMLTextAreaElement) {
  field.focus();
  field.select();
  field.scrollTo(0, 0);
}
