/** A column of the table in `words.ts`, cut out by `scripts/words.mjs`. */
declare module 'words:*' {
  const texts: import('./say.ts').Texts;
  export default texts;
}
