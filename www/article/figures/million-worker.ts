/** Floods a large grid beside the page, and measures how long the library takes to carve it. */
import { chisel, ready } from '../../engine.ts';
import { flood, millionField, type Wet } from './order-flood.ts';
import { usualTime } from './timing.ts';

export interface Answer {
  wet: Wet;
  ms: number;
}

addEventListener('message', async ({ data: side }: MessageEvent<number>) => {
  await ready();
  const field = millionField(side);
  // The first call also gets the memory that the others use.
  chisel(field);
  // Before the page is busy with the picture.
  const ms = usualTime(() => chisel(field));
  const wet = flood(field);
  const transfer = [wet.touched.buffer, wet.shades.buffer, wet.home.buffer];
  postMessage({ wet, ms } satisfies Answer, { transfer });
});
