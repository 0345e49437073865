import { drawPicture } from '../draw/picture.js';
import { alike } from '../memoize.js';
import { composePicture } from '../render/compose-picture.js';
import { drawnCrosses } from '../render/drawn-share.js';
import { createFollowerAnimation } from '../render/follower-animation.js';
import { createHandleLayers } from '../render/handle-layers.js';
import { createHeadingPlot } from '../render/heading-plot.js';
import { readPalette } from '../render/theme.js';
import { createTrailLayers } from '../render/trail-layers.js';
import { fitGrid } from '../view/grid-view.js';
import { LONG } from './frame-budget.js';

/** A line costs as much as so many numbers, however short it is. */
const LINE = 200;

/**
 * Draws one frame: the picture of a snapshot, or only the followers while nothing else moves. A picture that takes long
 * is made over several frames, one step in each.
 *
 * @typedef {object} Frame
 * @property {import('../model/snapshot.js').Snapshot} snapshot
 * @property {import('../view/grid-view.js').GridView | undefined} viewport where a large grid lies, seen from nearby
 * @property {[cell: number, progress: number][]} fading
 * @property {number | null} aside how far a stone that cannot go shakes
 * @property {Readonly<Record<string, string>>} names of curves
 * @property {readonly unknown[]} key what else is shown depends on
 * @property {number} now milliseconds
 * @property {boolean} reducedMotion nothing moves of itself
 *
 * @param {object} given
 * @param {ReturnType<typeof import('./template.js').createTemplate>} given.template
 * @param {import('../curves/types.js').Engine} given.engine
 * @param {ReturnType<typeof import('../render/large-grid.js').createLargeGrid>} given.largeGrid
 * @param {(snapshot: Frame['snapshot']) => void} given.onPicture the picture was drawn anew: elements follow
 */
export function createDrawing({ template, engine, largeGrid, onPicture }) {
  const { canvas, plot, figure } = template;
  const followers = createFollowerAnimation(engine, canvas.root, canvas.pen);
  const headings = createHeadingPlot(plot);
  const trailLayers = createTrailLayers();
  const handleLayers = createHandleLayers();
  const caches = { drawHandles: handleLayers.draw, growth: trailLayers.growth };
  /** @type {readonly import('../draw/types.js').Curve[]} */
  let shown = [];
  /** Of the long picture that is on the canvas: the snapshot, and all that it and the elements depend on. @type {Frame['snapshot'] | null} */
  let derived = null;
  /** @type {readonly unknown[]} */
  let painted = [];
  /** @type {readonly unknown[]} */
  let told = [];
  let view = fitGrid({ width: 0, height: 0, columns: 1, rows: 1 });

  /** @param {Frame} frame @param {import('../draw/types.js').Palette} palette */
  function drawAll({ snapshot, viewport, fading, aside, names }, palette) {
    const { columns, rows, compare } = snapshot.state;
    const { width, height } = canvas.root;
    const size = { width, height };
    const picture = composePicture(snapshot, {
      fading,
      image: largeGrid.image(snapshot, palette),
      aside,
      names,
    });
    view = viewport ?? fitGrid({ ...size, columns, rows, ratio: canvas.ratio });
    shown = picture.curves;
    const curves = largeGrid.thin(snapshot, shown, view, size);
    const rejected = drawnCrosses(picture.rejected);
    drawPicture(canvas.pen, view, { ...picture, curves, rejected }, palette, size, caches);
    if (compare) headings.show(shown, palette);
    else headings.forget();
  }

  /** All that the picture under the followers depends on. @param {Frame} frame @param {import('../draw/types.js').Palette} palette */
  const keyOf = ({ snapshot, key }, palette) => [
    snapshot,
    ...key,
    canvas.ratio,
    canvas.root.width,
    canvas.root.height,
    plot.root.width,
    plot.root.height,
    ...Object.values(palette),
  ];

  /**
   * What was done in an unfinished frame is not done again.
   * @param {Frame} frame
   * @param {import('../draw/types.js').Palette} palette
   * @param {readonly unknown[]} key
   */
  function drawInSteps(frame, palette, key) {
    const { snapshot } = frame;
    if (derived !== snapshot) {
      derived = snapshot;
      engine.endFrame?.();
    }
    if (!alike(painted, key)) {
      drawAll(frame, palette);
      painted = key;
      engine.endFrame?.();
    }
    if (!alike(told, key)) {
      onPicture(snapshot);
      told = key;
    }
  }

  function dropCaches() {
    trailLayers.drop();
    handleLayers.drop();
  }

  return {
    /** Where the grid lies on the canvas. */
    get view() {
      return view;
    },
    /** @param {Frame} frame @returns {boolean} followers move: another frame is wanted */
    draw(frame) {
      const { snapshot, fading, aside, now, reducedMotion } = frame;
      const { playing, follow } = snapshot.state;
      const palette = readPalette(figure);
      const still = !playing && fading.length === 0 && aside === null;
      const key = keyOf(frame, palette);
      const kept = follow && still && followers.showBackdrop(key);
      if (!kept) {
        if (still && numbersOf(snapshot) > LONG) drawInSteps(frame, palette, key);
        else {
          painted = told = [];
          drawAll(frame, palette);
          onPicture(snapshot);
        }
        if (follow && still) followers.keepBackdrop(key);
        else followers.dropBackdrop();
      }
      if (follow) return followers.run(view, shown, now, reducedMotion, palette);
      followers.stop();
      return false;
    },
    /** Nobody looks: what was kept for the next frame can go. */
    dropCaches,
    /** Gives back what the engine lent. */
    free() {
      largeGrid.drop();
      followers.rest();
      dropCaches();
    },
  };
}

/** All points, also of branches, and what the lines cost of themselves. @param {Frame['snapshot']} snapshot */
function numbersOf({ curves }) {
  const lines = curves.flatMap(({ points, sides }) => [points, ...sides.map((side) => side.points)]);
  return lines.reduce((sum, { length }) => sum + length + LINE, 0);
}
