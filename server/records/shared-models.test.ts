import { describe, expect, test } from 'vitest';

import { refusalOf, useRecords } from './testing/record-fixture.ts';

const caller = useRecords();

describe('a record that all tenants share', () => {
  test('can be chosen, named, copied from and shown by the records of each', async () => {
    const keeper = await caller().add('base/keeper', { name: '李管库', phone: '139' });
    for (const records of [caller(), caller()]) {
      expect(await records.options('base/keeper', { keyword: '李管' })).toMatchObject([{ value: keeper['id'] }]);
      const depot = await records.add('base/depot', { name: '主仓', keeper: keeper['id'] });
      expect(depot).toMatchObject({ keeperPhone: '139', tenantId: records.tenantId });
      const shown = { keeper_dictText: '李管库' };
      expect(await records.get('base/depot', depot['id'])).toMatchObject(shown);
      expect((await records.list('base/depot')).records).toMatchObject([shown]);
    }
  });

  test('is found by its name in an import', async () => {
    const records = caller();
    const keeper = await records.add('base/keeper', { name: '王导入' });
    const row = { row: 2, values: { name: '二仓' }, labels: { keeper: '王导入' } };
    const result = await records.engine.importRows(
      'base/depot',
      [row],
      { matchBy: [], commit: 'all' },
      records.context,
    );
    expect(result).toEqual({ added: 1, changed: 0, refused: [] });
    expect((await records.list('base/depot')).records).toMatchObject([{ keeper: keeper['id'] }]);
  });

  test('is not deleted while a record of any tenant names it; references that may be cleared are, in all', async () => {
    const [one, two] = [caller(), caller()];
    const keeper = await one.add('base/keeper', { name: '张在用' });
    const depot = await two.add('base/depot', { name: '主仓', keeper: keeper['id'], deputy: keeper['id'] });
    expect(await refusalOf(one.remove('base/keeper', keeper['id']))).toMatchObject({
      message: '被“仓库”引用，不能删除',
    });
    await two.edit('base/depot', { ...depot, keeper: null });
    await one.remove('base/keeper', keeper['id']);
    expect(await two.get('base/depot', depot['id'])).toMatchObject({ deputy: null });
    expect(await refusalOf(two.add('base/depot', { name: '二仓', keeper: keeper['id'] }))).toMatchObject({
      problems: [{ path: 'keeper', message: '保管员不存在或已被删除，请重新选择' }],
    });
  });
});
