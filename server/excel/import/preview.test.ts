// covers: list-preview
import { describe, expect, test } from 'vitest';

import { businessModels } from '../../records/testing/business-models.ts';
import { useRecords } from '../../records/testing/record-fixture.ts';
import { excelServer, permissionsOf } from '../testing/excel-caller.ts';

const records = useRecords();
const permissions = permissionsOf('base:customer');
const customer = '/base/customer';
const call = 'importPreview';

async function start() {
  const caller = records();
  return { ...caller, ...(await excelServer(caller, businessModels, permissions)) };
}

describe('a preview', () => {
  test('says what each column is taken for, what is wrong, and writes nothing', async () => {
    const { importing, list } = await start();
    const sheet = [
      ['客户名称', '会员级别', '手机'],
      ['甲', '金牌', '138'],
      [null, '银牌', '139'],
    ];
    const { success, result } = await importing(customer, [sheet], {}, { call });
    expect(success).toBe(true);
    expect(result).toMatchObject({
      columns: [
        { title: '客户名称', field: 'name', samples: ['甲'] },
        { title: '会员级别', field: '', samples: ['金牌', '银牌'] },
        { title: '手机', field: 'phone', samples: ['138', '139'] },
      ],
      total: 2,
      wrong: 1,
      added: 1,
      changed: 0,
      errors: [{ row: 3, title: '客户名称' }],
    });
    expect(result.fields).toContainEqual({ name: 'name', title: '客户名称', required: true });
    expect(await list('base/customer')).toMatchObject({ total: 0 });
  });

  test('takes columns for what the person says, and so does the import after it', async () => {
    const { importing, list } = await start();
    const sheet = [
      ['单位', '会员级别', '手机'],
      ['甲', '金牌', '138'],
    ];
    const refused = await importing(customer, [sheet], {}, { call });
    expect(refused.result).toMatchObject({
      problem: '缺少必填列“客户名称”，请在预览里为它们选择文件里的列，或使用下载的模板',
      total: 0,
    });
    const mapping = JSON.stringify({ 单位: 'name', 会员级别: 'level', 手机: '' });
    const { result } = await importing(customer, [sheet], { mapping }, { call });
    expect(result).toMatchObject({
      total: 1,
      wrong: 0,
      columns: [{ field: 'name' }, { field: 'level' }, { field: '' }],
    });
    expect(await importing(customer, [sheet], { mapping })).toMatchObject({ code: 200 });
    const { records: saved } = await list('base/customer');
    expect(saved).toMatchObject([{ name: '甲', level: 'a', phone: null }]);
  });

  test('says where a column would stand twice, and where a file has no known title at all', async () => {
    const { importing } = await start();
    const twice = [
      ['客户名称', '名字'],
      ['甲', '乙'],
    ];
    const { result } = await importing(customer, [twice], { mapping: '{"名字":"name"}' }, { call });
    expect(result.problem).toBe('表头里“客户名称”重复了，请只保留一列');
    const unknown = [[], ['A', 'B'], ['甲', '乙']];
    const other = await importing(customer, [unknown], {}, { call });
    expect(other.result.columns).toMatchObject([{ title: 'A' }, { title: 'B' }]);
    expect(other.result.problem).toContain('没有找到表头');
  });

  test.each([['[]'], ['{'], ['7']])('refuses the mapping %s', async (mapping) => {
    const { importing } = await start();
    const answer = await importing(customer, [[['客户名称'], ['甲']]], { mapping }, { call });
    expect(answer.success).toBe(false);
  });
});
