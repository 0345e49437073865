/**
 * The core's table of parameters, as the figure asks for it.
 * @param {import('../../engine.js').ParamTable} table
 */
export function createParameters(table) {
  /**
   * @param {string} algorithm
   * @param {string} id
   */
  function find(algorithm, id) {
    const found = table.find((one) => one.id === algorithm)?.params.find((one) => one.id === id);
    if (!found) throw new RangeError(`${algorithm} has no parameter ${id}`);
    return found;
  }

  return {
    find,
    /**
     * What an attribute may say: the core's range where the value is the core's.
     * @param {import('./attributes.js').AttributeRow} row
     * @returns {{ min?: number, max?: number }}
     */
    rangeOf(row) {
      if (!row.param) return row;
      const { lowest, highest } = find(...row.param);
      return { min: lowest, max: highest };
    },
  };
}
