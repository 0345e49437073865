/** What the bundler makes of imports that are no files: a column of the table in `words/words.ts` (`scripts/words.mjs`) … */
declare module 'words:*' {
  const texts: import('./words/say.ts').Texts;
  export default texts;
}

/** … and of files with these endings. */
declare module '*?inline' {
  const address: string;
  export default address;
}

declare module '*?worker&inline' {
  const Program: new () => Worker;
  export default Program;
}
