/**
 * Hands a file to the reader.
 * @param {Blob} blob
 * @param {string} name
 */
export function download(blob, name) {
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser takes its copy after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
