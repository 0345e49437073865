/** The element as a script of its own, which leaves no name behind on the page. */
import './index.js';
