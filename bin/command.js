import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { writeCode } from '../www/old/io/code.js';
import { ownPalette } from '../www/old/styles/colours.js';
import { writePoints } from '../www/old/io/write-points.js';
import { writeSvg } from '../www/old/io/export-page.js';
import { STRINGS } from '../www/old/strings.js';
import { openFigure } from './figure.js';
import { toPng } from './png.js';
import { Refusal } from './refusal.js';
import { HELP, readRequest } from './request.js';

/** @typedef {Exclude<ReturnType<typeof readRequest>, string>} Request */

/**
 * @param {string[]} words
 * @returns {Promise<number>} the exit code
 */
export async function run(words) {
  try {
    const request = readRequest(words);
    if (typeof request === 'string') {
      const { version } = createRequire(import.meta.url)('../package.json');
      process.stdout.write(request === 'help' ? HELP : `${version}\n`);
    } else {
      refuseScreen(request);
      put(request, await make(request));
    }
    return 0;
  } catch (error) {
    const { message, exit = 1 } = /** @type {Refusal} */ (error);
    process.stderr.write(`meander: ${message}\n`);
    return exit;
  }
}

/** @param {Request} request */
async function make({ kind, state, width, scale, theme, title, curve: id, language }) {
  const { snapshot, largeGrid, engine, curve } = await openFigure(state === '-' ? readInput() : state);
  if (kind === 'code') return writeCode(language, { id, ...curve(id) });
  if (kind === 'csv' || kind === 'json') {
    const { paths, dimension, closed, origin } = curve(id);
    if (paths.length > 1) return writePoints(kind, paths, dimension);
    return engine.writeTrack(paths[0], { format: kind, dimension, closed, origin });
  }
  /** @type {Readonly<Record<string, string>>} */
  const names = STRINGS.figure;
  // What draws pixels has no letters.
  const curves = kind === 'png' ? null : STRINGS.curve;
  const shown = { snapshot, largeGrid, palette: ownPalette(theme), names: curves };
  const drawing = writeSvg(shown, width, title ?? names[snapshot.state.source]);
  return kind === 'png' ? toPng(drawing, scale) : drawing;
}

function readInput() {
  if (process.stdin.isTTY)
    throw new Refusal('There was no state: give one after the kind, in quotes, or on standard input.');
  return readFileSync(0, 'utf8');
}

/** @param {Request} request */
function refuseScreen({ kind, output }) {
  if (kind === 'png' && output === undefined && process.stdout.isTTY)
    throw new Refusal('A png is nothing to read: name a file with -o FILE, or send it on with > FILE.');
}

/**
 * @param {Request} request
 * @param {string | Uint8Array} result
 */
function put({ output }, result) {
  if (output === undefined) process.stdout.write(result);
  else {
    try {
      writeFileSync(output, result);
    } catch (error) {
      throw new Refusal(`${output} cannot be written: ${/** @type {Error} */ (error).message}.`, 1);
    }
  }
}
