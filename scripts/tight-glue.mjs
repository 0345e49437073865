/**
 * The generator's JavaScript without what no page here needs: ways to load that `www/engine/load.js` has, help for
 * browsers that cannot run the modules at all, and longer ways for long texts and long lists.
 */
import { Failure } from './run.mjs';

const PASS_STRING = `) {
    const bytes = cachedTextEncoder.encode(arg);
    const ptr = malloc(bytes.length, 1) >>> 0;
    getUint8ArrayMemory0().set(bytes, ptr);
    WASM_VECTOR_LEN = bytes.length;
    return ptr;
}
`;
const DECODE = `
const decodeText = (bytes) => cachedTextDecoder.decode(bytes);
`;
const TAKE = `
    ({ module } = module);
`;

const START = `
    if (!instance.exports.__wbindgen_start) throw new Error('it is another module');
`;

const TAKEN = `
function taken(list, [ptr, len]) {
    const own = list(ptr, len).slice();
    wasm.__wbindgen_free(ptr, own.byteLength, own.BYTES_PER_ELEMENT);
    return own;
}
`;

/** Only a module that is given texts has this. */
const ENCODER = 'cachedTextEncoder';
/** Only the whole module, as it is served, has this: lists are long there, and a few bytes more do no harm. */
const ORACLE = 'chiselPublished';

/**
 * What is generated, and what stands for it. Each is there once, if what goes with it is there at all.
 * @type {readonly (readonly [from: RegExp, to: string, beside?: string])[]}
 */
const CUTS = [
  [/(?<=\nfunction passStringToWasm0\(arg, malloc)(, realloc\) \{)\n.*?\n}\n/s, PASS_STRING, ENCODER],
  [/\nif \(!\('encodeInto' in cachedTextEncoder\)\) \{\n.*?\n}\n/s, '', ENCODER],
  [/\nconst MAX_SAFARI_DECODE_BYTES = .*?\nfunction decodeText\(bytes\) \{\n.*?\n}\n/s, DECODE],
  [
    /\n +if \(module !== undefined\) \{\n.*?\n {4}}\n(?=\n +const imports = .*?\n +if \(!\(module inst)/s,
    TAKE,
  ],
  [/\n +if \(!\(module instanceof WebAssembly\.Module\)\) \{\n.*?\n {4}}\n/s, '\n'],
  [/\nasync function __wbg_load\(.*?\n}\n/s, ''],
  [/\nlet __wbg_init_promise;\n.*?(?=\nexport \{ initSync)/s, ''],
  [/, __wbg_init as default }/, ' }'],
  // Another module is refused before it is put to use.
  [/(?<=\n +wasmInstance = instance;)\n(?= +wasm = instance\.exports;)/, START],
  // A slice is filled with zeros first, which takes half as long again.
  [/(getArrayF64FromWasm0\([^)]*\))\.slice\(\)/g, 'new Float64Array($1)', ORACLE],
  // The classes of this package have no such method, and a call into the module makes numbers of what it is given.
  [/\nif \(Symbol\.dispose\) .*/g, ''],
  [/(?<=\n +const val\d+ = )\+/g, ''],
  [/\(typeof FinalizationRegistry === 'undefined'\)\s+\? .*?\s+: (?=new Fin)/g, ''],
];

/**
 * The same for the self-contained file, which everybody waits for: where there is no memory for a second list, the first
 * one is not given back.
 * @type {typeof CUTS}
 */
const SINGLE_CUTS = [
  [/(?<=let ptr0, len0[^;]*;)\n +try \{(\n[^}]*)\n +} catch \(e\) \{.*?throw e;\n +}/gs, '$1'],
  [/, wasm\.__wbindgen_malloc(, wasm\.__wbindgen_realloc)?(?=\))/g, ''],
  [/(?<=\(arg), malloc(?=\) \{)/g, ''],
  [/(?<= = )malloc(?=\()/g, 'wasm.__wbindgen_malloc'],
  [/(getArray\w+)\(ret\[0], ret\[1]\)\.slice\(\);\n +wasm\.__wbindgen_free\(ret.*/g, 'taken($1, ret);'],
  [/(?=\nexport { initSync)/, TAKEN],
];

/** @param {string} text @param {string} name */
export function tightGlue(text, name) {
  return [...CUTS, ...(name === 'single' ? SINGLE_CUTS : [])]
    .filter(([, , beside = '']) => text.includes(beside))
    .reduce((kept, [from, to]) => {
      if (kept.split(from).length < 2)
        throw new Failure(
          `The glue of ${name} is generated in another way now: scripts/tight-glue.mjs knows no ${from}.`,
        );
      return kept.replace(from, to);
    }, text);
}
