/** In the self-contained file there is one module, and a figure begins with it. */
export { ready as readyForFigure } from '../load.ts';
