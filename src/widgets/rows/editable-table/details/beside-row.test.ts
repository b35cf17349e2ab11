// covers: dialog-sub-table, limit-popover
import { expect, test } from 'vitest';

import { besideRow } from './beside-row.ts';

const table = { left: 100, width: 1000 };

test.each([
  ['below where more than 350 px remain', { top: 100, bottom: 140 }, 491, { top: 144, maxHeight: 343 }],
  ['above where 350 px remain', { top: 400, bottom: 450 }, 800, { bottom: 404, maxHeight: 392 }],
])('a panel hangs %s, 96 %% of the table wide', (_, row, height, place) => {
  expect(besideRow(row, table, height)).toEqual({ left: 120, width: 960, ...place });
});
