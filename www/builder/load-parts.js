import { ready } from '../engine.js';
import { fetchBuildList } from './build-list.js';
import { loadWithRetry } from './load-with-retry.js';
import { figureInPost } from './sample-post.js';
import { Unloaded } from './unloaded.js';
import { WORDS } from './words.js';

/**
 * What the page cannot begin without: the figure of its sample post, the list of the build and the whole module.
 * @param {HTMLIFrameElement} frame
 * @param {(refusal: import('../article/copy.js').Refusal) => void} tell
 */
export const loadParts = (frame, tell) =>
  loadWithRetry((again) => Promise.all([figureInPost(frame, again), fetchBuildList(), loadModule()]), tell);

const loadModule = () =>
  ready().catch((cause) => {
    throw new Unloaded(WORDS.unloaded.module, cause);
  });
