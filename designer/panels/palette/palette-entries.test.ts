import { expect, test } from 'vitest';

import { paletteIcons } from '../../../generated/palette-icons.ts';
import { vocabulary } from '../../../generated/vocabulary.ts';
import { loadTextMatch } from '../../../src/runtime/search/use-text-match.ts';
import { paletteGroups, type PaletteGroup } from './palette-entries.ts';

const widgetsOf = (groups: readonly PaletteGroup[]) =>
  groups.flatMap(({ topics }) => topics.flatMap(({ entries }) => entries.map(({ widget }) => widget)));

test('every widget that a document may add stands in one of three groups', () => {
  const groups = paletteGroups(vocabulary, 'zh-CN');
  expect(groups.map(({ title }) => title)).toEqual(['基础字段', '高级字段', '布局']);
  const all = Object.keys(vocabulary.widgets).filter((name) => vocabulary.widgets[name]?.palette);
  expect(widgetsOf(groups).toSorted()).toEqual(all.toSorted());
});

test('inside a group, widgets are under what people look for', () => {
  const [basic, advanced] = paletteGroups(vocabulary, 'zh-CN');
  expect(basic?.topics.map(({ title }) => title)).toEqual(['文本', '数字', '选择', '日期', '内容']);
  expect(advanced?.topics.map(({ title }) => title)).toEqual(['文本', '选择', '文件', '人员和引用', '明细', '内容']);
  const lines = advanced?.topics.find(({ name }) => name === 'lines');
  expect(lines?.entries.map(({ title }) => title)).toEqual(['可编辑表格', '明细', '子表单']);
});

test('no two widgets have the same title, in either language', () => {
  for (const locale of ['zh-CN', 'en-US'] as const) {
    const titles = paletteGroups(vocabulary, locale).flatMap(({ topics }) =>
      topics.flatMap(({ entries }) => entries.map(({ title }) => title)),
    );
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  }
});

test('every icon that a widget declares is loaded', () => {
  const icons = paletteGroups(vocabulary, 'zh-CN').flatMap(({ topics }) =>
    topics.flatMap(({ entries }) => entries.map(({ icon }) => icon)),
  );
  expect(icons.filter((icon) => !Object.hasOwn(paletteIcons, icon))).toEqual([]);
});

test.each([
  ['日期', ['DateRange', 'DateTime', 'Date']],
  ['richtext', ['RichText']],
  ['Sub-forms', ['SubForm']],
  ['zidingyi', ['Blank']],
  ['附件', ['FileUpload']],
  ['没有这个', []],
])('a search for %s finds titles in both languages, pinyin, names and other words', async (typed, widgets) => {
  const found = paletteGroups(vocabulary, 'zh-CN', typed, await loadTextMatch());
  expect(widgetsOf(found).toSorted()).toEqual(widgets.toSorted());
});
