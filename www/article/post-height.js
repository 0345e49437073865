let posting = false;

/**
 * Posts the height of the content to the embedding page whenever it changes, in the format of Embedly's `iframe.resize`.
 * The target origin is `*`: any page may frame this one, and a height is not confidential.
 * @param {HTMLElement} content
 */
export function postHeight(content) {
  if (parent === window || posting) return;
  posting = true;
  let posted = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === posted || height === 0) return;
    posted = height;
    parent.postMessage(JSON.stringify({ src: location.href, context: 'iframe.resize', height }), '*');
  }).observe(content);
}
