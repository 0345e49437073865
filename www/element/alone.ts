/** The element as a classic script, which leaves no name behind on the page. */
import { define } from './define.ts';

define();
