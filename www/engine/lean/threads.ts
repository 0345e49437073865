/** Figures run in pages, which have workers of their own. */
export const Thread = undefined;
export const processors = () => 2;
