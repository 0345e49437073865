/** Where the words of each language are. */

/** @param {URL} file */
async function read(file) {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.url}`);
  return answer.json();
}

/** How the words of a language are had. English is in the program. @type {import('./built-in.js').WordSource} */
export default {
  // Vite would write the files into the libraries that it builds.
  de: () => read(new URL('./words-de.json?no-inline', import.meta.url)),
  es: () => read(new URL('./words-es.json?no-inline', import.meta.url)),
  fr: () => read(new URL('./words-fr.json?no-inline', import.meta.url)),
  ja: () => read(new URL('./words-ja.json?no-inline', import.meta.url)),
};
