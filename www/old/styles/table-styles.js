import { inText } from './sizes.js';

/** The legend with its numbers, and the comparison. */
export const tableStyles = inText`
.legend { display: grid; grid-template-columns: minmax(min-content, 1fr) repeat(3, max-content); column-gap: 20px; border-block-start: 1px solid var(--_rule); padding-block-start: 5.6px; }
.legend thead, .legend tbody, .legend tr { display: contents; }
.legend th { font-weight: 400; text-align: start; padding: 0; }
.legend thead th { color: var(--_quiet); text-align: end; white-space: nowrap; }
.legend thead th:first-child { text-align: start; }
.number { padding: 0; text-align: end; min-inline-size: 4ch; line-height: var(--_hit); }
.legend thead th:last-child { display: none; }
.steer {
  grid-column: 1 / -1; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18.5em), 1fr)); column-gap: 28px;
  padding: 0; padding-inline-start: calc(60px + 1em); margin-block-end: 4px;
}
.steer .name { min-inline-size: 9.2em; }
.steer .value { min-inline-size: 5ch; }

/* The comparison. */
.compare { inline-size: 100%; border-collapse: collapse; margin-block: 2px 10px; }
.compare th { font-weight: 400; text-align: start; padding: 3px 0; white-space: nowrap; }
.compare td, .compare thead th:not(:first-child) { text-align: end; padding: 3px 0; padding-inline-start: 12px; }
.compare td { white-space: nowrap; min-inline-size: 5ch; }
.compare td:last-child { min-inline-size: 9ch; }
.compare thead th { color: var(--_quiet); vertical-align: bottom; }
.compare .swatch { vertical-align: -1px; margin-inline-end: 6px; }
.compare .off td { color: var(--_faint); }
.plot { position: relative; block-size: 112px; border-radius: 6px; overflow: hidden; background: var(--_ground); }
@container (max-width: 43em) {
  .compare .swatch { display: none; }
  .more { overflow-x: auto; }
  .compare thead th { white-space: normal; }
  .compare td, .compare thead th:not(:first-child) { padding-inline-start: 6px; }
  .compare td:last-child { min-inline-size: 7.5ch; }
}
`;
