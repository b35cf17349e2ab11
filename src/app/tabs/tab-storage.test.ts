// covers: entity-tab
import { expect, test } from 'vitest';

import { createMemoryStorage } from '../browser/testing/memory-storage.ts';
import type { Tab } from './tab-state.ts';
import { forgetTabs, loadTabs, saveTabs } from './tab-storage.ts';

const tab: Tab = { path: '/a', record: 'SO1/edit', search: '?x=1?2', title: '甲', generation: 3, drawn: true };

test('tabs come back with their place and title, to be drawn when shown', () => {
  const storage = createMemoryStorage();
  saveTabs(storage, [tab]);
  expect(loadTabs(storage)).toEqual([{ ...tab, generation: 0, drawn: false }]);
  forgetTabs(storage);
  expect(loadTabs(storage)).toEqual([]);
});

test.each(['{broken', '{}', '[1,{"fullPath":7},{"fullPath":"//evil"},{"fullPath":"x"}]'])(
  '%j holds no tabs',
  (text) => {
    expect(loadTabs(createMemoryStorage({ 'pagewright.tabs': text }))).toEqual([]);
  },
);

test('a page has one tab', () => {
  const text = '[{"fullPath":"/a","title":"甲"},{"fullPath":"/a?x=1","title":"乙"}]';
  expect(loadTabs(createMemoryStorage({ 'pagewright.tabs': text })).map(({ title }) => title)).toEqual(['甲']);
});
