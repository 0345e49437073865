import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { plainLook } from '../www/drawing/look.ts';
import { layOut, viewOf } from '../www/drawing/picture.ts';
import type { Figure } from '../www/figure/figure.ts';
import { writeCode } from '../www/io/code.ts';
import { writeSvg } from '../www/io/picture.ts';
import { writePoints, written } from '../www/io/write.ts';
import { openFigure } from './figure.ts';
import { toPng } from './png.ts';
import { Refusal } from './refusal.ts';
import { HELP, readRequest, type Request } from './request.ts';

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
  const figure = await openFigure(state === '-' ? readInput() : state);
  if (kind === 'code') return writeCode(language, written(figure, curve));
  if (kind === 'csv' || kind === 'json') return writePoints(figure, kind, curve);
  const drawing = draw(figure, request);
  return kind === 'png' ? toPng(drawing, request.scale) : drawing;
}

/** Draws in the shape that a figure has on a page. */
function draw(figure: Figure, { width, theme, title }: Request): string {
  const { columns, rows, source } = figure.settings;
  const scene = figure.scene.value;
  const view = viewOf(scene, width, Math.round((width * (rows + 2)) / (columns + 1)));
  const look = plainLook(theme === 'dark' ? 'night' : 'day');
  return writeSvg(
    { scene, layout: layOut(scene, view), look },
    title ?? figure.say.value(`figure.${source}`),
  );
}

function readInput(): string {
  if (process.stdin.isTTY)
    throw new Refusal('There was no state: give one after the kind, in quotes, or on standard input.');
  return readFileSync(0, 'utf8');
}

function refuseScreen({ kind, output }: Request) {
  if (kind === 'png' && output === undefined && process.stdout.isTTY)
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
