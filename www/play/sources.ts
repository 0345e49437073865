/** Switching the source of a path keeps what each source had. */
import type { Figure } from '../figure/figure.ts';
import type { Name, Patch, Settings } from '../figure/settings.ts';

type SourceName = Settings['source'];

/** What belongs to a source, and not to the curves over it. */
const OWN: readonly Name[] = ['points', 'dimension', 'closed', 'origin', 'through', 'position', 'orbit'];

export class KeptSources {
  readonly #figure: Figure;
  readonly #kept = new Map<SourceName, Patch>();

  constructor(figure: Figure) {
    this.#figure = figure;
  }

  has(source: SourceName) {
    return this.#kept.has(source);
  }

  /** Shows a source as it was left, or as a plain figure has it. One step of undo. */
  show(source: SourceName, start: Patch = {}) {
    const { settings } = this.#figure;
    if (source === settings.source) return;
    this.#kept.set(settings.source, Object.fromEntries(OWN.map((name) => [name, settings[name]])) as Patch);
    const fresh = { points: null, dimension: 2, closed: false, origin: null, through: null, orbit: null };
    this.#figure.edit({
      source,
      ...fresh,
      position: Infinity,
      tool: 'move',
      ...start,
      ...this.#kept.get(source),
    });
  }
}
