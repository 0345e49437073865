/** The element as a script of its own, which leaves no name behind on the page. */
// The module, as letters, comes before all code: in between it would part what packs well together.
import '../engine/whole.js';
import './index.js';
