let posting = false;

/**
 * Posts the height of the content to the embedding page whenever it changes, in the format of Embedly's `iframe.resize`.
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
    post('iframe.resize', { height });
  }).observe(content);
}

/**
 * The target origin is `*`: any page may frame this one, and nothing of it is confidential.
 * @param {string} context
 * @param {object} [more]
 */
export function post(context, more) {
  if (parent !== window) parent.postMessage(JSON.stringify({ src: location.href, context, ...more }), '*');
}
