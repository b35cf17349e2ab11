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
  test('shows the field of each column and the errors, and writes nothing', async () => {
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

  test('uses the columns that the user chose, as the import after it does', async () => {
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

  test('proposes the one field whose title holds a heading, and the import takes it only when it is sent', async () => {
    const { importing, list } = await start();
    const sheet = [
      ['名称', '手机号码', '来访', '日期', '口令'],
      ['甲', '138', '3', '2026-03-01', 'x'],
    ];
    const { result } = await importing(customer, [sheet], {}, { call });
    expect(result).toMatchObject({ total: 1, wrong: 0, added: 1 });
    expect(result).not.toHaveProperty('problem');
    expect(result.columns).toEqual([
      { title: '名称', field: 'name', proposed: true, samples: ['甲'] },
      { title: '手机号码', field: 'phone', proposed: true, samples: ['138'] },
      { title: '来访', field: '', samples: ['3'] },
      { title: '日期', field: 'openedOn', proposed: true, samples: ['2026-03-01'] },
      { title: '口令', field: '', samples: ['x'] },
    ]);
    const refused = await importing(customer, [sheet]);
    expect(refused).toMatchObject({ success: false });
    const mapping = JSON.stringify({ 名称: 'name', 日期: 'openedOn' });
    expect(await importing(customer, [sheet], { mapping })).toMatchObject({ code: 200 });
    const { records: saved } = await list('base/customer');
    expect(saved).toMatchObject([{ name: '甲', phone: null, openedOn: '2026-03-01' }]);
  });

  test.each<[string, string[], Record<string, string>, Record<string, string>]>([
    ['a field that another heading has', ['客户名称', '名称'], {}, { 名称: '' }],
    ['a field that two headings would have', ['客户名称', '电话手机', '手机号码'], {}, { 电话手机: '', 手机号码: '' }],
    ['a field that the person took for another', ['客户名称', '号码', '手机号'], { 号码: 'phone' }, { 手机号: '' }],
    ['a heading that the person left out', ['客户名称', '手机号'], { 手机号: '' }, { 手机号: '' }],
    ['a field that the server fills in', ['客户名称', '积分余额'], {}, { 积分余额: '' }],
    ['a heading of one letter', ['客户名称', '签'], {}, { 签: '' }],
  ])('does not propose %s', async (_, head, mapping, wanted) => {
    const { importing } = await start();
    const sheet = [head, head.map((title, index) => (index === 0 ? '甲' : title))];
    const { result } = await importing(customer, [sheet], { mapping: JSON.stringify(mapping) }, { call });
    for (const [title, field] of Object.entries(wanted)) {
      const column = result.columns.find((each: { title: string }) => each.title === title);
      expect(column).toMatchObject({ title, field });
      expect(column).not.toHaveProperty('proposed');
    }
  });

  test('finds the head by what it proposes only where no heading is exact', async () => {
    const { importing } = await start();
    const titled = [['客户名称一览'], ['名称', '手机号码'], ['甲', '138']];
    const { result } = await importing(customer, [titled], {}, { call });
    expect(result).toMatchObject({ total: 1, added: 1, columns: [{ field: 'name' }, { field: 'phone' }] });
    const exact = [['客户名称一览', '手机号码'], ['客户名称'], ['甲']];
    const other = await importing(customer, [exact], {}, { call });
    expect(other.result).toMatchObject({ total: 1, columns: [{ title: '客户名称', field: 'name' }] });
  });

  test('reports a repeated column, and a file without a known title', async () => {
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
