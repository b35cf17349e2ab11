import { describe, expect, test } from 'vitest';

import { baseRecords, lines, refusalOf, useRecords } from '../testing/record-fixture.ts';

const caller = useRecords();

describe('a new record', () => {
  test('has its id, who, when, tenant, version and defaults', async () => {
    const records = caller();
    const saved = await records.add('base/customer', { name: '甲公司' });
    expect(saved).toMatchObject({
      name: '甲公司',
      level: 'b',
      level_dictText: '银牌',
      active: true,
      score: null,
      version: 1,
      delFlag: 0,
      createBy: 'zhang',
      createTime: '2024-05-06 10:20:30',
      sysOrgCode: 'A01',
      tenantId: records.tenantId,
      openedOn: '2024-05-06',
    });
    expect(await records.get('base/customer', saved['id'])).toEqual(saved);
  });

  test('keeps every type of value as it is', async () => {
    const records = caller();
    const values = {
      name: '甲',
      active: false,
      tags: ['a', '逗,号'],
      openedOn: '2024-02-29',
      seenAt: '2024-05-06 23:59:59',
      limit: '99999999999999999.99',
      rating: 4.5,
      visits: 9_007_199_254_740_991,
    };
    expect(await records.add('base/customer', values)).toMatchObject(values);
  });

  test.each<[field: string, given: unknown, saved: unknown]>([
    ['limit', 12.5, '12.50'],
    ['limit', '1e2', '100.00'],
    ['limit', '-0.10', '-0.10'],
    ['visits', '7', 7],
    ['active', 'false', false],
    ['openedOn', '2024-05-06 00:00:00', '2024-05-06'],
    ['seenAt', '2024-05-06', '2024-05-06 00:00:00'],
    ['phone', '', null],
    ['phone', ' \t　', null],
    ['phone', ' 138 0000\u3000', '138 0000'],
    ['tags', [], []],
    ['visits', [], null],
    ['phone', [], null],
  ])('%s given as %o is saved as %o', async (field, given, saved) => {
    expect(await caller().add('base/customer', { name: '甲', [field]: given })).toMatchObject({ [field]: saved });
  });

  test('has no name that only differs from another one by the blanks around it', async () => {
    const records = caller();
    await records.add('base/customer', { name: '甲公司 ' });
    expect(await refusalOf(records.add('base/customer', { name: ' 甲公司' }))).toMatchObject({ kind: 'invalid' });
  });

  test('takes nothing that the server fills', async () => {
    const forged = { id: 'mine', tenantId: 999_999, createBy: 'eve', version: 9, delFlag: 1, score: 100, nothing: 'x' };
    const saved = await caller().add('base/customer', { name: '甲', ...forged });
    expect(saved).toMatchObject({ createBy: 'zhang', version: 1, delFlag: 0, score: null });
    expect([saved['id'] === 'mine', saved['tenantId'] === 999_999, 'nothing' in saved]).toEqual([false, false, false]);
  });

  test('never shows its secret', async () => {
    const records = caller();
    const saved = await records.add('base/customer', { name: '甲', secret: '芝麻' });
    expect('secret' in saved).toBe(false);
    const edited = await records.edit('base/customer', { id: saved['id'], secret: '', name: '乙' });
    const row = await records.db
      .selectFrom('base_customer')
      .select('secret')
      .where('id', '=', edited['id'])
      .executeTakeFirst();
    expect(row).toEqual({ secret: '芝麻' });
  });
});

test.each<[input: Record<string, unknown>, path: string, message: string]>([
  [{}, 'name', '请输入客户名称'],
  [{ name: '一二三四五六七八九十十一' }, 'name', '客户名称最大长度10位字符'],
  [{ name: 'a\0b' }, 'name', '客户名称含有无法保存的字符，请删去'],
  [{ name: '甲', phone: '\ud800' }, 'phone', '手机含有无法保存的字符，请删去'],
  [{ name: '甲', limit: '1.234' }, 'limit', '额度最多2位小数'],
  [{ name: '甲', limit: 'x' }, 'limit', '额度应为数字'],
  [{ name: '甲', limit: '9'.repeat(37) }, 'limit', '额度的数字太大'],
  [{ name: '甲', visits: 1e300 }, 'visits', '来访次数的数字太大'],
  [{ name: '甲', visits: 1.5 }, 'visits', '来访次数应为整数'],
  [{ name: '甲', active: 'maybe' }, 'active', '启用应为是或否'],
  [{ name: '甲', openedOn: '2024-02-30' }, 'openedOn', '开户日期不是正确的日期（YYYY-MM-DD）'],
  [{ name: '甲', tags: 'a' }, 'tags', '标签应为列表'],
  [{ name: { $ne: 1 } }, 'name', '客户名称应为文字'],
  [{ name: '甲', tags: [{ a: 1 }] }, 'tags', '标签的每一项应为文字或数字'],
  [{ name: '甲', level: 'z' }, 'level', '等级不是允许的选项'],
])('%o is refused', async (input, path, message) => {
  const refusal = await refusalOf(caller().add('base/customer', input));
  expect(refusal).toMatchObject({ kind: 'invalid', message });
  expect(refusal.problems).toContainEqual(expect.objectContaining({ path, message, severity: 'error' }));
});

describe('values that may not repeat', () => {
  test('are refused for the second record, not for the same one, another tenant, or a deleted one', async () => {
    const records = caller();
    const first = await records.add('base/customer', { name: '甲' });
    expect(await refusalOf(records.add('base/customer', { name: '甲' }))).toMatchObject({
      message: '客户名称已存在，不能重复',
    });
    await expect(records.edit('base/customer', { id: first['id'], name: '甲', phone: '1' })).resolves.toMatchObject({
      phone: '1',
    });
    await expect(caller().add('base/customer', { name: '甲' })).resolves.toMatchObject({ name: '甲' });
    await records.remove('base/customer', first['id']);
    await expect(records.add('base/customer', { name: '甲' })).resolves.toMatchObject({ name: '甲' });
  });

  test('are refused for one of two saved at once', async () => {
    const records = caller();
    const calls = await Promise.allSettled([1, 2, 3].map(() => records.add('base/customer', { name: '甲' })));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason] : []));
    for (const reason of reasons)
      expect(reason).toMatchObject({ kind: 'invalid', message: '客户名称已存在，不能重复' });
  });
});

describe('an edit', () => {
  test('changes what is given, keeps what is not, and is a new version', async () => {
    const records = caller();
    const saved = await records.add('base/customer', { name: '甲', phone: '1', limit: '5' });
    records.clock.now = '2024-05-07 08:00:00';
    const edited = await records.edit('base/customer', { id: saved['id'], version: 1, phone: null, limit: '6' });
    expect(edited).toMatchObject({ name: '甲', phone: null, limit: '6.00', version: 2, updateBy: 'zhang' });
    expect(edited).toMatchObject({ updateTime: '2024-05-07 08:00:00', createTime: '2024-05-06 10:20:30' });
  });

  test('of another version is a conflict that shows the record as it is', async () => {
    const records = caller();
    const saved = await records.add('base/customer', { name: '甲' });
    await records.edit('base/customer', { id: saved['id'], version: 1, phone: '1' });
    const refusal = await refusalOf(records.edit('base/customer', { id: saved['id'], version: 1, phone: '2' }));
    expect(refusal).toMatchObject({ kind: 'conflict', current: { phone: '1', version: 2 } });
    expect(refusal.message).toBe('这条客户已被“zhang”于 2024-05-06 10:20:30 修改，请刷新后再试');
    await expect(records.edit('base/customer', { id: saved['id'], phone: '3' })).resolves.toMatchObject({
      phone: '3',
      version: 3,
    });
  });

  test('by many at once loses nothing: one of them wins each version', async () => {
    const records = caller();
    const { id } = await records.add('base/customer', { name: '甲' });
    const edits = Array.from({ length: 10 }, (_, index) =>
      records.edit('base/customer', { id, version: 1, phone: `${index}` }),
    );
    const done = (await Promise.allSettled(edits)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
    expect(await records.get('base/customer', id)).toMatchObject({ version: 2 });
  });

  test.each([['nothing'], [''], [undefined], [{ $gt: '' }]])('of id %o finds nothing', async (id) => {
    const { kind } = await refusalOf(caller().edit('base/customer', { id, name: '甲' }));
    expect(['not-found', 'invalid']).toContain(kind);
  });

  test("does not reach another tenant's record", async () => {
    const saved = await caller().add('base/customer', { name: '甲' });
    const other = caller();
    expect(await refusalOf(other.edit('base/customer', { id: saved['id'], name: '乙' }))).toMatchObject({
      kind: 'not-found',
    });
    expect(await refusalOf(other.get('base/customer', saved['id']))).toMatchObject({ message: '未找到对应实体' });
    expect(await refusalOf(other.remove('base/customer', saved['id']))).toMatchObject({ kind: 'not-found' });
  });
});

describe('an order with lines', () => {
  async function order() {
    const records = caller();
    const base = await baseRecords(records);
    const saved = await records.add('sales/order', {
      customer: base.customer,
      amount: '1000000',
      lines: [
        { material: base.bolt, qty: '3', amount: '9' },
        { material: base.nut, qty: '0.5', price: '0.30' },
      ],
    });
    return { records, base, saved };
  }

  test('gets its number, copies, computed values and first state from the server', async () => {
    const { saved } = await order();
    expect(saved).toMatchObject({
      billNo: 'SO202405060001',
      phone: '138',
      status: 'draft',
      status_dictText: '草稿',
      customer_dictText: '甲公司',
      qty: '3.500',
      amount: '4.65',
      shipped: '0.000',
      open: '3.500',
      lines: [
        { price: '1.50', amount: '4.50', material_dictText: '螺栓', orderId: saved['id'], version: 1 },
        { price: '0.30', amount: '0.15', material_dictText: '螺母' },
      ],
    });
  });

  test('takes no state from the client', async () => {
    const { records, base } = await order();
    const input = { customer: base.customer, status: 'closed', billNo: 'X', lines: [{ material: base.bolt, qty: 1 }] };
    const saved = await records.add('sales/order', input);
    expect(saved).toMatchObject({ status: 'draft', billNo: 'SO202405060002' });
  });

  test('keeps, changes, adds, removes and reorders lines', async () => {
    const { records, base, saved } = await order();
    const [first, second] = lines(saved);
    const edited = await records.edit('sales/order', {
      ...saved,
      lines: [{ material: base.nut, qty: '1' }, second, { ...first, qty: '10' }],
    });
    expect(edited).toMatchObject({ qty: '11.500', amount: '15.35', version: 2 });
    expect(lines(edited).map(({ id, qty }) => [id, qty])).toEqual([
      [expect.any(String), '1.000'],
      [second?.['id'], '0.500'],
      [first?.['id'], '10.000'],
    ]);
    const fewer = await records.edit('sales/order', { ...edited, lines: [lines(edited)[2]] });
    expect(fewer).toMatchObject({ qty: '10.000', lines: [{ id: first?.['id'], qty: '10.000' }] });
    const untouched = await records.edit('sales/order', { id: saved['id'], phone: '139' });
    expect(untouched).toMatchObject({ phone: '139', qty: '10.000', lines: [{ id: first?.['id'], version: 2 }] });
  });

  test('a line that comes with its id alone, or with some of its values, keeps the others', async () => {
    const { records, saved } = await order();
    const [first, second] = lines(saved);
    const sent = [{ id: second?.['id'] }, { id: first?.['id'], qty: '7' }];
    const edited = await records.edit('sales/order', { id: saved['id'], version: saved['version'], lines: sent });
    expect(lines(edited)).toMatchObject([
      { ...second, version: expect.any(Number) },
      { id: first?.['id'], material: first?.['material'], price: first?.['price'], qty: '7.000' },
    ]);
  });

  test('refuses lines of another order, and a line twice', async () => {
    const { records, base, saved } = await order();
    const other = await records.add('sales/order', {
      customer: base.customer,
      lines: [{ material: base.bolt, qty: '1' }],
    });
    const [foreign] = lines(other);
    const [own] = lines(saved);
    for (const given of [[own, foreign], [own, own], [{ id: 'x', material: base.bolt, qty: '1' }]]) {
      const refusal = await refusalOf(records.edit('sales/order', { ...saved, lines: given }));
      expect(refusal).toMatchObject({ kind: 'invalid', message: '明细行不属于本单' });
    }
    expect(await records.get('sales/order', other['id'])).toMatchObject({ qty: '1.000' });
  });

  test.each<[given: unknown, path: string, message: string]>([
    [[], 'lines', '订单明细至少要有1行'],
    [[{ qty: '1' }], 'lines.0.material', '请选择物料'],
    [[{ material: 'nothing', qty: '1' }], 'lines.0.material', '物料不存在或已被删除，请重新选择'],
  ])('with lines %o is refused', async (given, path, message) => {
    const { records, base } = await order();
    const refusal = await refusalOf(records.add('sales/order', { customer: base.customer, lines: given }));
    expect(refusal.problems.map((problem) => [problem.path, problem.message])).toContainEqual([
      path,
      expect.stringContaining(message),
    ]);
  });

  test('uses no number for a save that fails', async () => {
    const { records, base } = await order();
    await refusalOf(records.add('sales/order', { customer: base.customer, lines: [] }));
    const next = await records.add('sales/order', {
      customer: base.customer,
      lines: [{ material: base.bolt, qty: 1 }],
    });
    expect(next['billNo']).toBe('SO202405060002');
    records.clock.now = '2024-05-07 00:00:00';
    const tomorrow = await records.add('sales/order', {
      customer: base.customer,
      lines: [{ material: base.bolt, qty: 1 }],
    });
    expect(tomorrow['billNo']).toBe('SO202405070001');
  });

  test('refuses a computed value that is too large to be saved', async () => {
    const { records, base } = await order();
    const huge = { material: base.bolt, qty: '9'.repeat(35), price: '9'.repeat(36) };
    const refusal = await refusalOf(records.add('sales/order', { customer: base.customer, lines: [huge] }));
    expect(refusal).toMatchObject({ kind: 'invalid', message: '数量合计的数字太大' });
  });

  test('numbers differ and have no gaps under 20 saves at once', async () => {
    const { records, base } = await order();
    const input = { customer: base.customer, lines: [{ material: base.bolt, qty: 1 }] };
    const saved = await Promise.all(Array.from({ length: 20 }, () => records.add('sales/order', input)));
    const expected = Array.from({ length: 20 }, (_, index) => `SO20240506${String(index + 2).padStart(4, '0')}`);
    expect(saved.map(({ billNo }) => String(billNo)).sort()).toEqual(expected);
  });

  test('lines, ledgers and balances cannot be written by hand', async () => {
    const { records, saved } = await order();
    const [line] = lines(saved);
    const lineRefusal = { message: '“订单明细”随“销售订单”一起保存，不能单独修改' };
    expect(await refusalOf(records.edit('sales/order-line', { ...line, qty: '9' }))).toMatchObject(lineRefusal);
    expect(await refusalOf(records.remove('sales/order-line', line?.['id']))).toMatchObject(lineRefusal);
    expect(await refusalOf(records.add('stock/balance', { qty: '9' }))).toMatchObject({
      message: '“库存”由单据过账生成，不能直接修改',
    });
    expect(await refusalOf(records.add('stock/ledger', { qty: '9' }))).toMatchObject({
      message: '“库存流水”由单据过账生成，不能直接修改',
    });
  });
});
