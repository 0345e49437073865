/**
 * What one curve is: all that the figure knows of it stands in its own file.
 *
 * `spend` comes before work on so many numbers, whose result is kept: the second of long ones ends the frame, and the
 * next one goes on. `endFrame` does so at once. In `untimed` are results that were found beside the page.
 * @typedef {typeof import('../../engine.js') & { spend?: (numbers: number) => void, endFrame?: () => void,
 *   untimed?: WeakSet<object> }} Engine
 * @typedef {Record<string, any>} State
 * @typedef {readonly [algorithm: string, parameter: string, endless?: boolean]} Control a parameter of the core's table
 *
 * @typedef {import('./crossings.js').Obstacles} Obstacles
 *
 * @typedef {[name: string, options: Record<string, number | boolean>]} Call a function of the engine, after its line
 *
 * @typedef {object} CurveDefinition
 * @property {string} id its name in the attribute `overlays`, and of its colour
 * @property {boolean} [reference] it is the raw line itself, which is never bent and from which the others deviate
 * @property {boolean} [smooths] it goes through the raw line or through the simplified one, as the state says
 * @property {boolean} [shown] from the start
 * @property {boolean} [drops] it is the line that it goes through without some of its points
 * @property {readonly Control[]} controls
 * @property {readonly Control[]} more asked for seldom
 * @property {readonly import('../element/attributes.js').AttributeEntry[]} attributes
 * @property {readonly string[]} keys what in the state it depends on, beside `closed` and `dimension`
 * @property {import('../draw/types.js').LineStyle} style
 * @property {readonly [day: string, night: string, contrast: string]} colours
 * @property {(engine: Engine, raw: Float64Array, state: State) => Float64Array} run of the line that it goes through
 * @property {(engine: Engine, raw: Float64Array, state: State, obstacles: Obstacles) => Float64Array} [inSight] the curve
 *   that cuts no wall; of one without it `guard` makes that
 * @property {(given: Marked) => Partial<CurveMarks>} [marks] how it came about
 * @property {(engine: Engine, raw: Float64Array, state: State) => Float64Array | null} [rejected] the points that it
 *   throws out; null: it is not asked to
 * @property {(state: State) => Call} [call] the same as `run`, as a program would write it
 * @property {(state: State) => boolean} [needsWhole] it needs the whole compiled module
 * @property {(state: State) => readonly string[]} [idle] its parameters that have no effect in this state
 *
 * @typedef {object} Marked
 * @property {Engine} engine
 * @property {Float64Array} raw the line that the curve goes through
 * @property {Float64Array} line the curve as it was before it was kept off the walls
 * @property {State} state
 * @property {import('../view/camera.js').Camera | null} camera null on a plane
 *
 * @typedef {Omit<import('../draw/marks.js').Marks, 'reach'>} CurveMarks
 */

export {};
