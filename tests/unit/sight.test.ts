import { afterEach, expect, test, vi } from 'vitest';
import { observeNearness, observeSight } from '../../www/element/signal-element.ts';

type Report = (changes: { isIntersecting: boolean }[]) => void;
let report: Report;

vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(given: Report) {
      report = given;
    }
  },
);
afterEach(() => vi.unstubAllGlobals());

test('of changes reported together, the last decides sight and any can report nearness', () => {
  const changes = [{ isIntersecting: false }, { isIntersecting: true }];
  const told: boolean[] = [];
  observeSight((isSeen) => told.push(isSeen));
  report(changes);
  report(changes.toReversed());
  expect(told).toEqual([true, false]);

  const arrive = vi.fn();
  observeNearness(arrive);
  report([{ isIntersecting: false }]);
  expect(arrive).not.toHaveBeenCalled();
  report(changes);
  report(changes.toReversed());
  expect(arrive).toHaveBeenCalledTimes(2);
});
