import { define } from './define.ts';

define();

export { MeanderPath } from './meander-path.ts';
