/** Opens a figure without a page and writes it. */
import { fstatSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { isatty } from 'node:tty';
import { plainLook } from '../www/drawing/look.ts';
import { layOut, viewOf } from '../www/drawing/picture.ts';
import { ready } from '../www/engine.ts';
import { Figure } from '../www/figure/figure.ts';
import { attributeOf, NAMES, rowOf, START, type Patch } from '../www/figure/settings.ts';
import { SOURCES } from '../www/figure/sources/index.ts';
import { readState, unescape } from '../www/figure/state-string.ts';
import { writeSvg } from '../www/io/picture.ts';
import { writeCode } from '../www/io/code.ts';
import { writePoints, written } from '../www/io/write.ts';
import { HELP, readRequest, Refusal, type Request } from './request.ts';

const MOST_PIXELS = 2 ** 26;

/** Returns the exit code. */
export async function run(words: readonly string[]): Promise<number> {
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
    const { message, exit = 1 } = error as Refusal;
    // A link may contain sequences that steer a terminal.
    process.stderr.write(`meander: ${message.replace(/[^\P{Cc}\n]/gu, '')}\n`);
    return exit;
  }
}

async function make(request: Request): Promise<string | Uint8Array> {
  const { kind, state, curve, language } = request;
  const figure = await openFigure(state === '-' ? await readInput() : state);
  if (kind === 'code') return writeCode(language, written(figure, curve));
  if (kind === 'csv' || kind === 'json') return writePoints(figure, kind, curve);
  // The same shape as on a page.
  const { columns, rows } = figure.settings;
  const height = Math.round((request.width * (rows + 2)) / (columns + 1));
  if (kind === 'svg') return draw(figure, height, request);
  refusePixels(request.width * request.scale, height * request.scale);
  return toPng(draw(figure, height, request), request.scale);
}

function draw(figure: Figure, height: number, { width, theme, title }: Request): string {
  const scene = figure.scene.value;
  const view = viewOf(scene, width, height);
  const look = plainLook(theme === 'dark' ? 'night' : 'day');
  return writeSvg(
    { scene, layout: layOut(scene, view), look },
    title ?? figure.say.value(`figure.${figure.settings.source}`),
  );
}

async function readInput(): Promise<string> {
  if (isatty(0))
    throw new Refusal('There was no state: pass one after the kind, in quotes, or on standard input.');
  const refusal = (reason: string) => new Refusal(`Standard input cannot be read: ${reason}.`, 1);
  try {
    // Node reads a folder as an empty stream.
    if (fstatSync(0).isDirectory()) throw refusal('it is a folder');
    // Unlike readFileSync, a stream waits for a slow producer.
    return await text(process.stdin);
  } catch (error) {
    throw error instanceof Refusal ? error : refusal((error as Error).message);
  }
}

/** Opens a state, or a link that contains one. */
async function openFigure(text: string): Promise<Figure> {
  await ready();
  const state = stateIn(unescape(text.trim()));
  const settings = readState(state);
  if (!settings) throw new Refusal(`This is not a state: ${fault(state)}.`);
  refuseEnds(settings);
  const figure = new Figure(settings);
  if (figure.cutOff.value.length > 0) throw new Refusal('There is no path: walls part the terminals.', 1);
  return figure;
}

/** Rejects ends that do not fit: a page replaces them, but a file would then have the wrong path. */
function refuseEnds(settings: Patch) {
  const { source, columns, rows, terminals } = { ...START, ...settings };
  if (!SOURCES[source].grid || !terminals) return;
  const { flat } = terminals;
  const isOn = (x: number, y: number) =>
    Number.isInteger(x) && Number.isInteger(y) && x >= 0 && x < columns && y >= 0 && y < rows;
  for (let i = 0; i < flat.length; i += 2)
    if (!isOn(flat[i], flat[i + 1]))
      throw new Refusal(
        `One of the terminals was ${flat[i]},${flat[i + 1]}; each must be a cell of the ${columns} × ${rows} grid.`,
      );
  if (flat.length < 4)
    throw new Refusal(`There was only one of the terminals, ${flat}; there must be two or more.`);
}

function stateIn(text: string): string {
  const [address, hash] = text.split('#', 2);
  const query = hash ?? (/^\w+:\/\//.test(address) ? (address.split('?', 2)[1] ?? '') : address);
  // In a link to a page with many figures, the id of the figure precedes the state.
  return new URLSearchParams(query).get('state') ?? query.replace(/^[\w-]+&(?=v=)/, '');
}

const EXAMPLE = 'it must be what getState() returns, such as "v=1&n=7"';

/** Why a text is not a state. */
function fault(text: string): string {
  if (text === '') return `it is empty; ${EXAMPLE}`;
  const parts = new URLSearchParams(text);
  const version = parts.get('v');
  if (version !== '1')
    return `its version was ${version === null ? 'missing' : `"${version}"`}; it must be v=1`;
  for (const name of NAMES) {
    const { code, read, allowed } = rowOf(name);
    const part = code && (parts.get(code) ?? parts.get(attributeOf(name)));
    if (!part || read(part) !== undefined) continue;
    const shown = part.length > 40 ? `${part.slice(0, 40)}…` : part;
    return `${attributeOf(name)} was "${shown}"; it must be ${allowed}`;
  }
  return EXAMPLE;
}

/** Limits memory: a rasteriser takes four bytes per pixel, 268 MB at this limit. */
function refusePixels(width: number, height: number) {
  if (width * height > MOST_PIXELS)
    throw new Refusal(
      `The png would have ${width} × ${height} pixels; at most ${MOST_PIXELS} are allowed: choose a smaller --width or --scale.`,
    );
}

function refuseScreen({ kind, output }: Request) {
  if (kind === 'png' && output === undefined && isatty(1))
    throw new Refusal(
      'A png would fill your terminal with bytes: write it to a file with -o FILE, or pipe it.',
    );
}

function put({ output }: Request, result: string | Uint8Array) {
  if (output === undefined) process.stdout.write(result);
  else {
    try {
      writeFileSync(output, result);
    } catch (error) {
      throw new Refusal(`${output} cannot be written: ${(error as Error).message}.`, 1);
    }
  }
}

/** An optional package, because Node has no canvas and most people want the SVG drawing. */
const RASTERISER = '@resvg/resvg-js';

/** Turns the text of an SVG file into pixels. */
async function toPng(drawing: string, scale: number): Promise<Uint8Array> {
  const resvg: typeof import('@resvg/resvg-js') = await import(RASTERISER).catch(() => {
    throw new Refusal(
      `A png needs the package ${RASTERISER}: run \`npm install ${RASTERISER}\`, or write svg, which needs no package.`,
      1,
    );
  });
  return new resvg.Resvg(drawing, { fitTo: { mode: 'zoom', value: scale } }).render().asPng();
}
