import { expect, test } from 'vitest';

import { usualPace } from './upload-pace.ts';

test('a stalled or slow upload is refused within half a minute', () => {
  // A window is checked twenty times, so that one check may come late.
  expect(usualPace.windowMs * (1 + 1 / 20)).toBeLessThan(30_000);
});
