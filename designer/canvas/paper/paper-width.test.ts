import { expect, test } from 'vitest';

import { paperScale } from './paper-width.ts';

test.each([
  [800, 1000, 1],
  [800, 800, 1],
  [1200, 600, 0.5],
  [undefined, 600, 1],
  [1200, 0, 1],
])('a paper of %s in a room of %s is drawn at %s', (width, room, scale) => {
  expect(paperScale(width, room)).toBe(scale);
});
