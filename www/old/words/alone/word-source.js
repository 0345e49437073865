/** The self-contained file holds the words of every language. */
import de from '../words-de.json' with { type: 'json' };
import es from '../words-es.json' with { type: 'json' };
import fr from '../words-fr.json' with { type: 'json' };
import ja from '../words-ja.json' with { type: 'json' };

/** @type {import('../built-in.js').WordSource} */
export default {
  de: async () => de,
  es: async () => es,
  fr: async () => fr,
  ja: async () => ja,
};
