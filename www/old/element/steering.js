import { badArgument } from '../../errors.js';
import { ATTRIBUTES } from './attributes.js';
import { textOf } from './properties.js';

/** The step of the carving goes by this name; it is no attribute. */
const POSITION = 'position';

/**
 * How sentences about a figure steer it: changes as the reader's own, and what a number may be.
 * @param {object} given
 * @param {ReturnType<typeof import('../figure/figure.js').createFigure>} given.figure
 * @param {ReturnType<typeof import('./attribute-input.js').createAttributeInput>} given.attributes
 * @param {ReturnType<typeof import('./parameters.js').createParameters>} given.parameters
 */
export function createSteering({ figure, attributes, parameters }) {
  const { store } = figure;

  /** @param {string} name */
  function rowOf(name) {
    const row = ATTRIBUTES.find(({ key }) => key === name);
    if (!row) throw badArgument('name', name, 'the name of a property');
    return row;
  }

  return {
    /** @param {string} name @param {unknown} value */
    change(name, value) {
      if (name === POSITION) {
        const step = typeof value === 'string' ? Number(value) : value;
        if (typeof step !== 'number' || Math.round(step) !== step)
          throw badArgument(POSITION, value, 'a whole number');
        figure.whenStarted(({ transport }) => transport.seek(step));
        return;
      }
      const row = rowOf(name);
      const text = textOf(row, value, store.state.dimension);
      figure.whenStarted(() => {
        if (!store.inGesture) store.begin();
        if (attributes.take(row, text, 'user') === undefined) attributes.refuse(row, text);
      });
    },
    commit: () => figure.whenStarted(() => store.commit()),
    /**
     * The range of a number, where one is known, and what it is called.
     * @param {string} name
     * @returns {{ min?: number, max?: number, step?: number, label: string }}
     */
    parameter(name) {
      const { words } = figure;
      if (name === POSITION)
        return { min: 0, max: figure.controller?.total() ?? 0, step: 1, label: words.timeline };
      const row = rowOf(name);
      /** @type {Record<string, string>} */
      const names = words.parameter;
      const param = row.param && parameters.find(...row.param);
      const { min, max, step = row.kind === 'whole' ? 1 : undefined } = param ?? { ...row, step: undefined };
      return { min, max, step, label: names[name] ?? param?.label ?? row.name };
    },
  };
}
