import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { settingTable } from './setting-table.ts';

test('the README lists every setting with its default, in order', () => {
  const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)` )?\|/gm)];
  expect(rows.map(([, name, value = '']) => [name, value])).toEqual(
    settingTable.map(({ name, default: value }) => [name, value]),
  );
});
