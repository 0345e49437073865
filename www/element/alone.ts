/** The element as a classic script that adds no global names. */
import { define } from './define.ts';

define();
