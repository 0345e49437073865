import { bombs } from './bombs.mjs';
import { carving } from './carving.mjs';
import { editing } from './editing.mjs';
import { exporting } from './exporting.mjs';
import { importing } from './importing.mjs';
import { looking } from './looking.mjs';
import { pages } from './pages.mjs';
import { posts } from './posts.mjs';
import { printing } from './printing.mjs';
import { saving } from './saving.mjs';
import { tampering } from './tampering.mjs';

/** @type {Readonly<Record<string, import('../bench.mjs').Area>>} */
export const AREAS = {
  carving,
  editing,
  looking,
  importing,
  exporting,
  saving,
  printing,
  pages,
  posts,
  tampering,
  bombs,
};
