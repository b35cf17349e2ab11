import { expect, test } from 'vitest';

import { searchMode } from './list-part.ts';

test.each([
  ['single', 'list', 'equals'],
  ['single', 'list_multi', 'has'],
  ['single', 'checkbox', 'has'],
  ['like', 'checkbox', 'like'],
  ['group', 'date', 'range'],
  [undefined, 'text', undefined],
])('a field that a back end searches by %s, with the control %s, is searched by %s', (query, control, mode) => {
  expect(searchMode({ query, control })).toBe(mode);
});
