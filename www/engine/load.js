/** The bytes of the compiled module, wherever they are. */
import { fetchable } from './local.js';

/** @typedef {string | URL | Request | Response | BufferSource | WebAssembly.Module} Source */

/**
 * The module itself, so that workers can be given it.
 * @param {Source} source
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(source) {
  const found = await fetchable(source);
  if (found instanceof WebAssembly.Module) return found;
  if (found instanceof ArrayBuffer || ArrayBuffer.isView(found)) return WebAssembly.compile(found);
  const answer = found instanceof Response ? found : await fetch(found);
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.url}`);
  // Some hosts serve it under another type, which cannot be compiled on the way.
  const streams = answer.headers.get('content-type')?.startsWith('application/wasm');
  return streams ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}
