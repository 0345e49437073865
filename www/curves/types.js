/**
 * What one curve is: all that the figure knows of it stands in its own file.
 *
 * @typedef {typeof import('../engine.js')} Engine
 * @typedef {Record<string, any>} State
 * @typedef {readonly [algorithm: string, parameter: string, endless?: boolean]} Control a parameter of the core's table
 *
 * @typedef {object} CurveDefinition
 * @property {string} id its name in the attribute `overlays`, and of its colour
 * @property {boolean} [reference] it is the raw line itself, which is never bent and from which the others deviate
 * @property {boolean} [shown] from the start
 * @property {readonly Control[]} controls
 * @property {readonly Control[]} more asked for seldom
 * @property {readonly import('../element/attributes.js').AttributeEntry[]} attributes
 * @property {readonly string[]} keys what in the state it depends on, beside `closed` and `dimension`
 * @property {import('../draw/types.js').LineStyle} style
 * @property {readonly [day: string, night: string, contrast: string]} colours
 * @property {(engine: Engine, raw: Float64Array, state: State) => Float64Array} run
 * @property {(given: Marked) => Partial<CurveMarks>} [marks] how it came about
 * @property {(engine: Engine, raw: Float64Array, state: State) => Float64Array | null} [rejected] the raw points that it
 *   throws out; null: it is not asked to
 * @property {(state: State) => readonly string[]} [idle] its parameters that have no effect in this state
 *
 * @typedef {object} Marked
 * @property {Engine} engine
 * @property {Float64Array} raw
 * @property {Float64Array} line the curve as it was before it was kept off the walls
 * @property {State} state
 * @property {import('../view/camera.js').Camera | null} camera null on a plane
 *
 * @typedef {Omit<import('../draw/marks.js').Marks, 'reach'>} CurveMarks
 */

export {};
