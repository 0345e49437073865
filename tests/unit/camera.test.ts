import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { aim, nearestZoom, pan, through, zoomBy } from '../../www/geometry/camera.ts';
import { zoomingOf } from '../../www/element/zooming.ts';
import type { Camera } from '../../www/geometry/camera.ts';
import { fitGrid, seenCells, toGrid, toPage } from '../../www/geometry/view.ts';

const FITTED = fitGrid(641, 500, 2000, 1500);
const MIDDLE = { x: 320, y: 250 };

test('without a camera the whole grid is visible', () => {
  expect(through(FITTED, null)).toBe(FITTED);
  for (const zoom of [1, 0.2]) expect(aim(FITTED, zoom, { x: 10, y: 10 }, MIDDLE)).toBeNull();
});

test('a zoom keeps the cell under the pointer', () => {
  let camera = zoomBy(FITTED, null, 4);
  for (const factor of [1.5, 3, 0.5, 9]) {
    const before = toGrid(through(FITTED, camera), MIDDLE);
    camera = zoomBy(FITTED, camera, factor, MIDDLE);
    const now = toPage(through(FITTED, camera), before);
    expect(Math.hypot(now.x - MIDDLE.x, now.y - MIDDLE.y)).toBeLessThan(1.5);
  }
});

test('cells grow to 40 px, in whole pixels from 6 px on', () => {
  expect(through(FITTED, zoomBy(FITTED, null, Infinity)).unit).toBe(40);
  expect(nearestZoom(FITTED)).toBeGreaterThan(100);
  for (const zoom of [21, 31.3, 77]) expect(through(FITTED, zoomBy(FITTED, null, zoom)).unit % 1).toBe(0);
});

test('a pan stops at the margin, and can reverse immediately', () => {
  let camera = aim(FITTED, 60, { x: 0, y: 0 }, MIDDLE);
  expect(through(FITTED, camera)).toMatchObject({ left: 16, top: 16 });
  for (let i = 0; i < 50; i++) camera = pan(FITTED, camera, 100, 0);
  expect(through(FITTED, camera).left).toBe(16);
  expect(through(FITTED, pan(FITTED, camera, -10, 0)).left).toBe(6);
});

test('a part of a framed grid fills its frame at any zoom', () => {
  const framed = {
    ...FITTED,
    unit: 0.64,
    left: 0,
    top: 0,
    columns: 1000,
    rows: 1000,
    width: 640,
    height: 640,
  };
  for (const zoom of [1.01, 9.7, 33.3, 99]) {
    const camera = aim({ ...framed, isFramed: true }, zoom, { x: 0, y: 1000 }, { x: 600, y: 3 });
    const { unit, left, top } = through({ ...framed, isFramed: true }, camera);
    expect(unit).toBeCloseTo(0.64 * Math.min(zoom, 62.5));
    expect([left, top + 1000 * unit]).toEqual([0, expect.closeTo(640)]);
  }
});

test('a double tap zooms in, two fingers zoom, and the finger that stays pans the grid', () => {
  const camera = signal<Camera | null>(null);
  const pixel = ({ clientX: x, clientY: y }: MouseEvent) => ({ x, y });
  const zooming = zoomingOf({ camera, zooms: signal(true), fitted: () => FITTED, pixel, route: () => [] });
  const finger = (pointerId: number, clientX: number, clientY: number, timeStamp = 0) =>
    ({ pointerId, clientX, clientY, timeStamp, pointerType: 'touch', type: 'pointerup' }) as PointerEvent;
  const taps = [0, 900, 1100, 1200].map((time) => zooming.tap(finger(1, 320, 250, time)));
  expect(taps).toEqual([false, false, true, false]);
  expect(camera.value).toMatchObject({ zoom: 2 });
  expect([zooming.pinches(finger(1, 320, 250)), zooming.pinches(finger(2, 340, 250))]).toEqual([false, true]);
  zooming.move(finger(2, 360, 250));
  expect(camera.value).toMatchObject({ zoom: 4 });
  expect(zooming.up(finger(2, 360, 250))).toBeNull();
  const { left, top } = through(FITTED, camera.value);
  zooming.move(finger(1, 310, 262));
  expect(through(FITTED, camera.value)).toMatchObject({ left: left - 10, top: top + 12 });
  expect(zooming.up(finger(1, 310, 262))).toBe('pan');
});

test('many small pans add up', () => {
  let camera = zoomBy(FITTED, null, 60);
  const { left } = through(FITTED, camera);
  for (let i = 0; i < 40; i++) camera = pan(FITTED, camera, 0.25, 0);
  expect(through(FITTED, camera).left).toBe(left + 10);
});

test('a zoomed grid shows only the cells in the picture', () => {
  expect(seenCells(FITTED)).toEqual({ west: 0, north: 0, east: 2000, south: 1500 });
  const { west, east, north, south } = seenCells(through(FITTED, zoomBy(FITTED, null, Infinity)));
  expect([east - west, south - north].every((count) => count > 12 && count < 22)).toBe(true);
});

test('an end or a point in a corner of the grid is fully visible at any size', () => {
  for (const width of [320, 390, 900])
    for (const side of [5, 24, 300, 1000])
      for (const inset of [0, 0.5])
        for (const x of [inset, side - inset]) {
          const at = toPage(fitGrid(width, width, side, side, null, true, inset > 0), { x, y: x });
          expect(Math.min(at.x, width - at.x, at.y, width - at.y)).toBeGreaterThan(12.4);
        }
});
