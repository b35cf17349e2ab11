import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { recordedVersions } from '../../backend/testing/recorded-jeecgboot.ts';
import { shareInFrontOf } from '../testing/in-front-of.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const orders = '/test/jeecgOrderMain';

describe.each(recordedVersions)('lines that a JeecgBoot %s gives by calls of their own', (version) => {
  const inFrontOf = shareInFrontOf(version, undefined, 'server/backend/testing/orders');
  const opened = async (resource = orders, id = 'o1') => inFrontOf().call('GET', `${resource}/queryById?id=${id}`);

  test('come with their record', async () => {
    const { backEnd, result } = inFrontOf();
    const record = await result(`${orders}/queryById?id=o1`);
    expect(record).toMatchObject({ orderCode: 'B100', jeecgOrderCustomerList: backEnd.order.customers });
    expect(record.jeecgOrderTicketList).toMatchObject([{ id: 't1', ticketCode: 'A100' }]);
    const recorded = await result(`${orders}/queryById?id=163e2efcbc6d7d54eb3f8a137da8a75a`);
    expect(recorded.jeecgOrderCustomerList).toMatchObject([{ name: 'x秦风' }, { name: 'scott' }]);
    expect(recorded.jeecgOrderTicketList).toHaveLength(2);
  });

  test('do not hide that a record is not there', async () => {
    const { answers } = inFrontOf().backEnd;
    const call = `GET ${orders}/queryById`;
    const before = answers[call];
    answers[call] = { status: 200, answer: { success: true, message: '', code: 200, result: null } };
    const { json } = await opened(orders, 'nobody');
    if (before) answers[call] = before;
    else delete answers[call];
    expect(json).toMatchObject({ success: false, message: '未找到对应实体' });
  });

  test('stay as they were when anything else is saved, as a form sends it or field by field', async () => {
    const { backEnd, call } = inFrontOf();
    const { order } = backEnd;
    const read = (await opened()).json.result;
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(text, fc.boolean(), async (content, isWhole) => {
        const before = structuredClone(order);
        const record = isWhole ? read : { id: 'o1' };
        expect((await call('PUT', `${orders}/edit`, { ...record, content })).json.success).toBe(true);
        expect(order).toEqual({ ...before, row: { ...before.row, content, updateTime: expect.any(String) } });
      }),
      { numRuns: 10 },
    );
  });

  test('are changed, added and removed by a form that sends them all', async () => {
    const { backEnd, call } = inFrontOf();
    const { json } = await opened();
    const [first, second] = json.result.jeecgOrderCustomerList;
    const jeecgOrderCustomerList = [{ ...first, sex: '2' }, { name: '新人' }];
    await call('PUT', `${orders}/edit`, { ...json.result, jeecgOrderCustomerList });
    const names = backEnd.order.customers.map(({ name, sex }) => [name, sex]);
    expect(names).toEqual([
      ['秦风', '2'],
      ['新人', undefined],
    ]);
    backEnd.order.customers = [first, second];
  });

  test('a text cleared in a line arrives as cleared, and a date that the back end keeps is reported at its cell', async () => {
    const { backEnd, call } = inFrontOf();
    const { result } = (await opened()).json;
    const [customer, other] = result.jeecgOrderCustomerList;
    const cleared = [{ ...customer, idcard: null }, other];
    expect((await call('PUT', `${orders}/edit`, { ...result, jeecgOrderCustomerList: cleared })).json.success).toBe(
      true,
    );
    expect(backEnd.order.customers[0]).toMatchObject({ id: 'c1', idcard: '', name: '秦风' });
    const tickets = [{ ...result.jeecgOrderTicketList[0], tickectDate: null }];
    const { json } = await call('PUT', `${orders}/edit`, { ...result, jeecgOrderTicketList: tickets });
    expect(json).toMatchObject({ success: false, message: '已保存，但后端没有把“航班日期”改为空，请填一个值' });
    expect(json.result.problems).toMatchObject([{ path: 'jeecgOrderTicketList.0.tickectDate', severity: 'error' }]);
  });

  test('a record whose lines are not given does not open and is not saved', async () => {
    const { backEnd, call } = inFrontOf();
    const before = structuredClone(backEnd.order);
    backEnd.failing.add(`${orders}/queryOrderTicketListByMainId`);
    const message = '后端没有给出“机票明细”，为免保存时丢失，没有打开，请稍后再试或联系管理员';
    expect((await opened()).json).toMatchObject({ success: false, message });
    expect((await call('PUT', `${orders}/edit`, { id: 'o1', content: '别的' })).json).toMatchObject({ success: false });
    backEnd.failing.clear();
    expect(backEnd.order).toEqual(before);
  });

  test('nor does one whose model does not name their call', async () => {
    const { call } = inFrontOf();
    const { json } = await opened('/test/nameless', 'n1');
    expect(json).toMatchObject({ success: false, message: expect.stringContaining('后端没有随记录给出“机票明细”') });
    const saved = await call('PUT', '/test/nameless/edit', { id: 'n1', content: '别的' });
    expect(saved.json).toMatchObject({ success: false, message: expect.stringContaining('x-child') });
  });

  test('nor one whose call gives a part of them', async () => {
    const { json } = await opened('/test/paged', 'p1');
    expect(json).toMatchObject({ success: false, message: expect.stringContaining('pageSize') });
  });
});
