// covers: dialog-area, entity-area
import { describe, expect, test } from 'vitest';

import { namesOf, pathTo, type TreeOption } from '../model/index.ts';
import { areaRows, areaTree, codeOfNames } from './area-tree.ts';
import data from './areas.json' with { type: 'json' };

const rows = areaRows(data.areas);
const tree = areaTree(rows, 3);

describe('areas', () => {
  test('are all there, each once, below its own', () => {
    expect(rows.filter((row) => row.pid === '86')).toHaveLength(34);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    const count = (options: readonly TreeOption[]): number =>
      options.reduce((sum, option) => sum + 1 + count(option.children ?? []), 0);
    expect(count(tree)).toBe(rows.length);
  });

  test.each([
    ['330106', '浙江省 / 杭州市 / 西湖区'],
    ['441900003', '广东省 / 东莞市 / 东城街道'],
    ['810001', '香港特别行政区 / 中西區'],
    ['110101', '北京市 / 市辖区 / 东城区'],
  ])('%s is %s', (code, names) => {
    expect(namesOf(tree, code)).toBe(names);
  });

  test('names lead back to the code, for every area', () => {
    for (const { id } of rows) {
      const names =
        pathTo(tree, id)
          ?.map((option) => option.label)
          .join('/') ?? '';
      expect(codeOfNames(tree, names)).toBe(id);
    }
    expect(codeOfNames(tree, '浙江省/没有市')).toBeUndefined();
  });

  test('stops at the level that is asked for', () => {
    expect(areaTree(rows, 1)[0]).toEqual({ value: '110000', label: '北京市' });
  });
});
