import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listenToDrags } from '../../www/old/input/pointer-drag.js';

/**
 * An element that is pressed, and what came of it.
 * @param {{ atOnce?: boolean, several?: boolean }} [options]
 */
function make({ several, ...drag } = {}) {
  const root = Object.assign(new EventTarget(), { getClientRects: () => [{}], setPointerCapture() {} });
  /** @type {string[]} */
  const told = [];
  const drags = listenToDrags(
    /** @type {any} */ (root),
    () => ({
      ...drag,
      move: ({ clientX }) => void told.push(`move ${clientX}`),
      end: (moved) => void told.push(moved ? 'dragged' : 'tapped'),
      cancel: () => void told.push('cancelled'),
    }),
    { several },
  );
  /** @param {string} type @param {object} [given] */
  const send = (type, given) =>
    void root.dispatchEvent(
      Object.assign(new Event(type, { cancelable: true }), {
        ...{ pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 },
        ...{ ctrlKey: false, clientX: 0, clientY: 0, ...given },
      }),
    );
  return { root, drags, told, send };
}

for (const [pointerType, threshold] of /** @type {const} */ ([
  ['mouse', 3],
  ['pen', 4],
  ['touch', 6],
]))
  test(`a press that moves less than ${threshold} pixels is a tap: ${pointerType}`, () => {
    const { told, send, drags } = make();
    send('pointerdown', { pointerType });
    send('pointermove', { pointerType, clientX: threshold - 1 });
    send('pointerup', { pointerType });
    assert.deepEqual(told, ['tapped']);
    assert.equal(drags.moved, false);
    send('pointerdown', { pointerType });
    send('pointermove', { pointerType, clientX: threshold });
    send('pointermove', { pointerType, clientX: 1 });
    send('pointerup', { pointerType });
    assert.deepEqual(told.slice(1), [`move ${threshold}`, 'move 1', 'dragged']);
    assert.equal(drags.moved, true);
  });

test('a drag that begins with the press has no threshold', () => {
  const { told, send, drags } = make({ atOnce: true });
  send('pointerdown');
  assert.equal(drags.moved, true);
  send('pointermove', { clientX: 1 });
  send('pointerup');
  assert.deepEqual(told, ['move 1', 'dragged']);
});

test('other buttons, Ctrl and a second finger start no drag', () => {
  const { told, send, drags } = make();
  for (const given of [{ button: 2 }, { ctrlKey: true }, { isPrimary: false }]) send('pointerdown', given);
  assert.equal(drags.holding, false);
  send('pointerdown');
  send('pointerdown', { pointerId: 2 });
  send('pointermove', { pointerId: 2, clientX: 40 });
  send('pointerup', { pointerId: 2 });
  assert.deepEqual(told, []);
  assert.equal(drags.holding, true);
});

test('several fingers drag one by one where that is allowed', () => {
  const { told, send } = make({ several: true });
  send('pointerdown');
  send('pointerdown', { pointerId: 2, isPrimary: false });
  send('pointermove', { pointerId: 2, clientX: 40 });
  send('pointerup');
  send('pointerup', { pointerId: 2 });
  assert.deepEqual(told, ['move 40', 'tapped', 'dragged']);
});

test('a lost, hidden or cancelled drag is cancelled once', () => {
  for (const end of ['pointercancel', 'lostpointercapture', 'hidden', 'given up']) {
    const { root, told, send, drags } = make();
    send('pointerdown');
    send('pointermove', { clientX: 9 });
    if (end === 'given up') assert.equal(drags.cancel(), true);
    else if (end === 'hidden') {
      root.getClientRects = () => [];
      send('pointermove', { clientX: 12 });
    } else send(end);
    for (const late of ['pointermove', 'pointerup', 'lostpointercapture']) send(late, { clientX: 20 });
    assert.deepEqual(told, ['move 9', 'cancelled'], end);
    assert.equal(drags.cancel(), false);
  }
});
