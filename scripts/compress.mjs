/** Writes `.gz` and `.br` copies of texts and modules, for hosts that serve precompressed files. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTH = /\.(css|html|js|json|svg|wasm)$/;
/** Bytes: a shorter file fits into one packet uncompressed. */
const SHORTEST = 600;
/** Files that pages do not load. */
const NEVER = /^(types|command\.js|custom-elements\.json)/;

/** @param {string} folder */
export async function compressFolder(folder) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => WORTH.test(file) && !NEVER.test(file)).map((file) => compress(join(folder, file))),
  );
}

/** @param {string} file */
async function compress(file) {
  if ((await stat(file)).size < SHORTEST) return;
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [gz, br] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, { params }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
}
