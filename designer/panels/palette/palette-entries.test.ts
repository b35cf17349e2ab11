import { expect, test } from 'vitest';

import { vocabulary } from '../../../generated/vocabulary.ts';
import { paletteGroups } from './palette-entries.ts';

test('every widget that a document may add stands in one of three groups', () => {
  const groups = paletteGroups(vocabulary, 'zh-CN');
  expect(groups.map(({ title }) => title)).toEqual(['基础字段', '高级字段', '布局']);
  const offered = groups.flatMap(({ entries }) => entries.map(({ widget }) => widget));
  const all = Object.keys(vocabulary.widgets).filter((name) => vocabulary.widgets[name]?.palette);
  expect(offered.toSorted()).toEqual(all.toSorted());
});

test('a search finds titles and names', () => {
  const found = (text: string) =>
    paletteGroups(vocabulary, 'zh-CN', text).flatMap(({ entries }) => entries.map((one) => one.widget));
  expect(found('日期')).toEqual(['Date', 'DateRange', 'DateTime']);
  expect(found('richtext')).toEqual(['RichText']);
  expect(found('没有这个')).toEqual([]);
});
