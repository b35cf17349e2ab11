// covers: error-chunk
import { expect, test } from 'vitest';

import { mayReload } from './reload-once.ts';
import { createMemoryStorage } from './testing/memory-storage.ts';

test('a page reloads itself once a minute', () => {
  const storage = createMemoryStorage();
  expect([1_000_000, 1_030_000, 1_061_000].map((now) => mayReload(storage, now))).toEqual([true, false, true]);
});
