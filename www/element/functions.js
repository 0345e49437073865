/** The functions of the module, as a figure has them. */
export * as engine from '../engine.js';
