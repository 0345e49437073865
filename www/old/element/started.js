import { MeanderError } from '../../errors.js';

/**
 * What a figure gives away at once, which it can only once it has started: until then each call throws `NotReady`.
 * @param {ReturnType<typeof import('../figure/figure.js').createFigure>} figure
 */
export function createStarted(figure) {
  const notReady = () => new MeanderError('NotReady', figure.words.notReady);

  function controller() {
    if (!figure.controller) throw notReady();
    return figure.controller;
  }

  return {
    /** @param {string} text @param {'api' | 'user'} cause */
    async importText(text, cause) {
      await controller().importer.read(text, cause);
    },
    /** Once the module is there that the state needs. */
    async saver() {
      const { saver } = controller();
      await figure.modules.load(figure.store.state);
      return saver;
    },
    exporter() {
      const { exporter } = controller();
      if (!figure.modules.suffices(figure.store.state)) throw notReady();
      return exporter;
    },
  };
}
