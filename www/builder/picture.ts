/** The picture that a snippet links, as a file. */
import { plainLook } from '../drawing/look.ts';
import { layOut, viewOf } from '../drawing/picture.ts';
import { sceneOf } from '../figure/figure.ts';
import { posterFile } from '../figure/poster.ts';
import type { Settings } from '../figure/settings.ts';
import { drawPage } from '../io/picture.ts';
import { pictureSize } from './post.ts';

/** Pixels of the file per pixel of the post. */
const RATIO = 2;

/** An SVG drawing with the colours of day and night, or a PNG image. */
export async function pictureFile(given: Settings, type: 'svg' | 'png'): Promise<Blob> {
  const settings = { ...given, position: Infinity };
  const [width, height] = pictureSize(settings);
  if (type === 'svg') {
    const scheme = settings.theme === 'auto' ? '' : `color-scheme: ${settings.theme};`;
    const rules = `:root { background: var(--ground); ${scheme} }`;
    const text = posterFile(settings, width, height, rules, `width="${width}" height="${height}"`);
    return new Blob([text], { type: 'image/svg+xml' });
  }
  const scene = sceneOf(settings);
  const canvas = new OffscreenCanvas(RATIO * width, RATIO * height);
  const pen = canvas.getContext('2d')!;
  pen.scale(RATIO, RATIO);
  const look = plainLook(settings.theme === 'dark' ? 'night' : 'day');
  drawPage(pen, { scene, layout: layOut(scene, viewOf(scene, width, height)), look });
  return canvas.convertToBlob();
}
