import { expect, test } from 'vitest';

import { parseListUrl } from '../query/index.ts';
import { resolvedList, searchField } from '../testing/resolved-list.ts';
import { conditionsAddress } from './conditions-address.ts';

const list = resolvedList({ queryFields: [searchField('status'), searchField('createBy')] });

test('a list at that address shows the records that meet the conditions', () => {
  const address = conditionsAddress({ status: ['draft', 'examined'], createBy: 'a&b' });
  expect(parseListUrl(list, address).advanced).toEqual({
    match: 'and',
    lines: [
      { field: 'status', rule: 'in', value: 'draft,examined' },
      { field: 'createBy', rule: 'eq', value: 'a&b' },
    ],
  });
  expect(conditionsAddress({})).toBe('');
});
