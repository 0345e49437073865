import { drawPicture } from '../draw/picture.js';
import { composePicture } from '../render/compose-picture.js';
import { createFollowerAnimation } from '../render/follower-animation.js';
import { createHandleLayers } from '../render/handle-layers.js';
import { createHeadingPlot } from '../render/heading-plot.js';
import { readPalette } from '../render/theme.js';
import { createTrailLayers } from '../render/trail-layers.js';
import { fitGrid } from '../view/grid-view.js';

/**
 * Draws one frame: the picture, or only the followers while nothing else moves.
 *
 * @param {object} given
 * @param {ReturnType<typeof import('./template.js').createTemplate>} given.template
 * @param {import('../model/scene.js').Store} given.store
 * @param {ReturnType<typeof import('../model/scene.js').createScene>} given.scene
 * @param {import('../model/scene.js').Engine} given.engine
 * @param {ReturnType<typeof import('./transport.js').createTransport>} given.transport
 * @param {ReturnType<typeof import('../render/large-grid.js').createLargeGrid>} given.largeGrid
 * @param {() => import('../panel/panel.js').Formats} given.formats
 * @param {() => import('../view/grid-view.js').GridView | undefined} given.viewportView of a large grid
 * @param {() => void} given.onPicture the picture was drawn anew: elements follow
 */
export function createDrawing({
  template,
  store,
  scene,
  engine,
  transport,
  largeGrid,
  formats,
  viewportView,
  onPicture,
}) {
  const { canvas, plot, figure } = template;
  const followers = createFollowerAnimation(engine, canvas.root, canvas.pen);
  const headings = createHeadingPlot(plot);
  const trailLayers = createTrailLayers();
  const handleLayers = createHandleLayers();
  const caches = { drawHandles: handleLayers.draw, growth: trailLayers.growth };
  /** @type {readonly import('../draw/types.js').Curve[]} */
  let shown = [];
  let view = fitGrid({ width: 0, height: 0, columns: 1, rows: 1 });

  /**
   * @param {[cell: number, progress: number][]} fading
   * @param {import('../draw/types.js').Palette} palette
   */
  function drawAll(fading, palette) {
    const { columns, rows, compare } = store.state;
    const { width, height } = canvas.root;
    const size = { width, height };
    const picture = composePicture(store, scene, fading, largeGrid.image(palette));
    view = viewportView() ?? fitGrid({ ...size, columns, rows, ratio: canvas.ratio });
    shown = picture.curves;
    const curves = largeGrid.thin(shown, view, size);
    drawPicture(canvas.pen, view, { ...picture, curves }, palette, size, caches);
    if (compare) headings.show(shown, palette);
    else headings.forget();
    onPicture();
  }

  /** All that the picture under the followers depends on. @param {import('../draw/types.js').Palette} palette */
  const keyOf = (palette) => [
    store.state,
    store.canUndo,
    store.canRedo,
    formats(),
    canvas.ratio,
    canvas.root.width,
    canvas.root.height,
    plot.root.width,
    plot.root.height,
    ...Object.values(palette),
  ];

  function dropCaches() {
    trailLayers.drop();
    handleLayers.drop();
  }

  return {
    /** Where the grid lies on the canvas. */
    get view() {
      return view;
    },
    /**
     * @param {number} now milliseconds
     * @returns {boolean | undefined} something moves: another frame is wanted
     */
    draw(now) {
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const fading = transport.advance(now, reducedMotion);
      const went = scene.search()?.goOn();
      const { playing, follow } = store.state;
      const palette = readPalette(figure);
      const key = keyOf(palette);
      const calm = follow && !playing && !went && fading.length === 0;
      if (!calm || !followers.showBackdrop(key)) {
        drawAll(fading, palette);
        if (calm) followers.keepBackdrop(key);
        else followers.dropBackdrop();
      }
      if (!follow) followers.stop();
      const runs = follow && followers.run(view, shown, now, reducedMotion, palette);
      return runs || playing || fading.length > 0 || scene.search()?.behind;
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
