import { expect, test } from 'vitest';

import { resolvedField, resolvedModel } from '../../../../src/engine/model/testing/resolved.ts';
import { columnName, sheetColumns } from '../../sheet-columns.ts';
import { matchHead } from './read-head.ts';

const titles = ['物料编码', '物料名称', '规格型号', '物料类别', '计量单位', '参考单价', 'Lot id', 'Valid until'];
const fields = titles.map((title, index) => resolvedField(`f${index}`, { title }));
const columns = sheetColumns(resolvedModel('base/part', fields));

test.each<[string, string[], (string | undefined)[]]>([
  ['parts of titles', ['编码', '名称', '规格', '类别', '单位', '单价'], ['f0', 'f1', 'f2', 'f3', 'f4', 'f5']],
  ['titles with more around them', ['主物料编码', '物料名称（全称）'], ['f0', 'f1']],
  ['a part of several titles', ['物料', '名称'], [undefined, 'f1']],
  ['a part of one title that is left', ['物料', ...titles.slice(1, 4)], ['f0', 'f1', 'f2', 'f3']],
  ['whole words only', ['ID', 'valid'], ['f6', 'f7']],
  ['no part of a word', ['型号', 'alid', 'unti'], ['f2', undefined, undefined]],
])('%s', (_, head, wanted) => {
  const { cells } = matchHead([head, head.map(() => '1')], columns, {}, () => true);
  expect(cells.map(({ column }) => column && columnName(column))).toEqual(wanted);
  const { cells: exact } = matchHead([head], columns);
  expect(exact.map(({ column }) => column && columnName(column))).toEqual(
    head.map((title) => (titles.includes(title) ? `f${titles.indexOf(title)}` : undefined)),
  );
});
