import { describe, expect, it } from 'vitest';

import { formNote } from './form-note.ts';

function chainStoring(key: string) {
  const config = { table: 'area', txt: 'name', key, idField: 'id', pidField: 'pid', linkField: 'city' };
  const province = { view: 'link_down', title: '省份', config, others: [{ field: 'city', title: '市' }] };
  return { columns: {}, item: { schema: { properties: { province } } }, query: [] };
}

describe('formNote', () => {
  it('names the selects of a chain that choose among all rows', () => {
    expect(formNote(chainStoring('code'))).toBe(
      '“市”在这里不按上一级筛选，选项是全部记录：存进去的那一列不是编号列（idField）。',
    );
  });

  it('reports nothing about a chain in which each choice restricts the next', () => {
    expect(formNote(chainStoring('id'))).toBeUndefined();
  });
});
