import { fstatSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { isatty } from 'node:tty';
import { plainLook } from '../www/drawing/look.ts';
import { layOut, viewOf } from '../www/drawing/picture.ts';
import type { Figure } from '../www/figure/figure.ts';
import { writeSvg } from '../www/io/picture.ts';
import { writeCode } from '../www/io/code.ts';
import { writePoints, written } from '../www/io/write.ts';
import { openFigure } from './figure.ts';
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
    process.stderr.write(`meander: ${message}\n`);
    return exit;
  }
}

async function make(request: Request): Promise<string | Uint8Array> {
  const { kind, state, curve, language } = request;
  const figure = await openFigure(state === '-' ? await readInput() : state);
  if (kind === 'code') return writeCode(language, written(figure, curve));
  if (kind === 'csv' || kind === 'json') return writePoints(figure, kind, curve);
  // The shape that a figure has on a page.
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
    throw new Refusal('There was no state: give one after the kind, in quotes, or on standard input.');
  const refusal = (reason: string) => new Refusal(`Standard input cannot be read: ${reason}.`, 1);
  try {
    // Node takes a folder for an empty stream.
    if (fstatSync(0).isDirectory()) throw refusal('it is a folder');
    // A stream waits for a slow producer.
    return await text(process.stdin);
  } catch (error) {
    throw error instanceof Refusal ? error : refusal((error as Error).message);
  }
}

/** A rasteriser takes four bytes for each pixel: 268 MB at this limit. */
function refusePixels(width: number, height: number) {
  if (width * height > MOST_PIXELS)
    throw new Refusal(
      `The png would have ${width} × ${height} pixels; at most ${MOST_PIXELS} are allowed: choose a smaller --width or --scale.`,
    );
}

function refuseScreen({ kind, output }: Request) {
  if (kind === 'png' && output === undefined && isatty(1))
    throw new Refusal('A png is nothing to read: name a file with -o FILE, or send it on with > FILE.');
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

/** Node has no canvas, and most who draw want the drawing: pixels are another package's business. */
const RASTERISER = '@resvg/resvg-js';

/** Turns the text of an SVG file into pixels. */
async function toPng(drawing: string, scale: number): Promise<Uint8Array> {
  const resvg: typeof import('@resvg/resvg-js') = await import(RASTERISER).catch(() => {
    throw new Refusal(
      `A png needs the package ${RASTERISER}, which is not installed: \`npm install ${RASTERISER}\` brings it; svg needs nothing.`,
      1,
    );
  });
  return new resvg.Resvg(drawing, { fitTo: { mode: 'zoom', value: scale } }).render().asPng();
}
