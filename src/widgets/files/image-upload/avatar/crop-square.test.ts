import fc from 'fast-check';
import { expect, test } from 'vitest';

import { firstSquare, moved, zoomed, zoomedTo, zoomShare, type CropSquare, type PictureSize } from './crop-square.ts';

const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const step = fc.oneof(
  fc.tuple(fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true })).map(
    ([right, down]) =>
      (square: CropSquare, of: PictureSize) =>
        moved(square, of, right, down),
  ),
  fc.tuple(fc.double({ min: 0.01, max: 100, noNaN: true }), share, share).map(
    ([factor, left, top]) =>
      (square: CropSquare, of: PictureSize) =>
        zoomed(square, of, factor, { left, top }),
  ),
);

test('whatever is dragged and enlarged, the square stays inside the picture and square', () => {
  fc.assert(
    fc.property(size, fc.array(step), (of, steps) => {
      const { x, y, side } = steps.reduce((square, take) => take(square, of), firstSquare(of));
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + side).toBeLessThanOrEqual(of.width + 1e-6);
      expect(y + side).toBeLessThanOrEqual(of.height + 1e-6);
      expect(side).toBeGreaterThan(0);
    }),
  );
});

test('what was enlarged at a place is as before when it is made smaller there', () => {
  fc.assert(
    fc.property(size, share, share, fc.double({ min: 1, max: 8, noNaN: true }), (of, left, top, factor) => {
      const square = firstSquare(of);
      const there = zoomed(square, of, factor, { left, top });
      const back = zoomed(there, of, 1 / factor, { left, top });
      expect(back.side).toBeCloseTo(square.side, 3);
      expect(back.x).toBeCloseTo(square.x, 3);
      expect(back.y).toBeCloseTo(square.y, 3);
    }),
  );
});

test('the share of a square is the one that it was enlarged to', () => {
  fc.assert(
    fc.property(size, share, (of, wanted) => {
      expect(zoomShare(zoomedTo(firstSquare(of), of, wanted), of)).toBeCloseTo(wanted, 6);
    }),
  );
});

test.each([
  ['a wide picture', { width: 400, height: 200 }, { x: 100, y: 0, side: 200 }],
  ['a tall one', { width: 200, height: 400 }, { x: 0, y: 100, side: 200 }],
])('of %s the middle is kept at first', (_, of, square) => {
  expect(firstSquare(of)).toEqual(square);
});

test('a picture that is dragged to the right shows what lies left of it', () => {
  const of = { width: 400, height: 200 };
  expect(moved(firstSquare(of), of, 0.25, 0)).toEqual({ x: 50, y: 0, side: 200 });
  expect(moved(firstSquare(of), of, 9, 0)).toEqual({ x: 0, y: 0, side: 200 });
});
