/**
 * Whether a browser is older than those that are promised. Of what figures and pages need, one thing came last to
 * each of them: to Safari the first, to Firefox the second, to Chrome the third.
 * @param {Pick<typeof globalThis, 'Document' | 'Array' | 'CSS'>} window
 */
export const isTooOld = ({ Document, Array, CSS } = globalThis) =>
  !(
    'adoptedStyleSheets' in Document.prototype &&
    'with' in Array.prototype &&
    CSS.supports('color', 'color-mix(in srgb, red, red)')
  );
