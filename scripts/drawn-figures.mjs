/** Draws the article's own figures during the build, into their elements: for readers without scripts, and until they run. */
const FIGURE = /(<([a-z]+-[a-z]+)\b([^>]*)>)\s*(?=<\/\2>)/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** @param {string} page @returns {Promise<string>} */
export async function drawInto(page) {
  // They ask the compiled module, which is there only when the build has come so far.
  const [{ DRAWN }, { ready }] = await Promise.all([
    import('../www/article/figures/drawn.js'),
    import('../www/engine.js'),
  ]);
  await ready();
  return page.replace(FIGURE, (whole, tag, name, said) => {
    const Figure = Reflect.get(DRAWN, name);
    if (!Figure) return whole;
    return (
      tag +
      new Figure().poster(Object.fromEntries([...said.matchAll(ATTRIBUTE)].map((match) => match.slice(1))))
    );
  });
}
