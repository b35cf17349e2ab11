import { expect, test } from 'vitest';

import { loadTextMatch } from '../../../runtime/search/use-text-match.ts';
import { searchPages } from './search-pages.ts';

const pages = [
  { key: '1', title: '库存', path: '/1', trail: ['库存管理'] },
  { key: '2', title: '出库单', path: '/2', trail: ['库存管理'] },
  { key: '3', title: '客户 VIP', path: '/3', trail: ['基础资料'] },
  { key: '4', title: '客户', path: '/4', trail: ['基础资料'] },
];

// covers: header-search
test.each<[string, string[]]>([
  ['', ['1', '2', '3', '4']],
  ['库存', ['1', '2']],
  ['库', ['1', '2']],
  ['出库', ['2']],
  ['vip', ['3']],
  ['基础 客户', ['3', '4']],
  ['客户', ['4', '3']],
  ['没有', []],
  ['kucun', ['1', '2']],
  ['ckd', ['2']],
])('%j finds %j', async (keyword, keys) => {
  expect(searchPages(pages, keyword, await loadTextMatch()).map(({ key }) => key)).toEqual(keys);
});
