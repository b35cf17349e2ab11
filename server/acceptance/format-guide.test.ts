import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';

import type { JsonObject } from '../../src/schema/json/index.ts';
import { shareServer } from '../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 90_000 });

const files: Readonly<Record<string, JsonObject>> = Object.fromEntries(
  [...readFileSync('docs/FORMAT.md', 'utf8').matchAll(/```json (guide\/\S+)\.json\n([\s\S]*?)```/g)].map(
    ([, key, text = '']) => [key, JSON.parse(text)],
  ),
);

describe('what the guide writes without a key of its own', () => {
  const server = shareServer({ files });
  let token: string | undefined;
  const call = async (method: string, path: string, body?: object) => {
    token ??= await server().signIn('admin');
    return (await server().api(method, path, { token, ...(body && { body }) })).json;
  };
  const add = async (id: string, body: object) => (await call('POST', `/guide/${id}/add`, body)).result;
  const run = (id: string, record: { id: string }, transition: string) =>
    call('POST', `/guide/${id}/transition`, { id: record.id, name: transition });

  test('a limit holds where two use it up at once', async () => {
    const customer = (await add('customer', { name: '赊销客户' })).id;
    await run('credit-grant', await add('credit-grant', { customer, amount: 100 }), 'examine');
    const order = () => add('credit-order', { customer, amount: 60 });
    const orders = [await order(), await order()];
    const answers = await Promise.all(orders.map((one) => run('credit-order', one, 'examine')));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const refused = orders[answers.findIndex(({ success }) => !success)];
    const done = orders[answers.findIndex(({ success }) => success)];
    expect(await run('credit-order', done, 'unexamine')).toMatchObject({ success: true });
    expect(await run('credit-order', refused, 'examine')).toMatchObject({ success: true });
  });

  test('approvals by amount, and by two people', async () => {
    const small = await add('payment', { amount: 10_000 });
    expect(await run('payment', small, 'examine')).toMatchObject({ success: true });
    const large = await add('payment', { amount: 10_000.01 });
    expect(await run('payment', large, 'examine')).toMatchObject({ success: false, message: '一万元以上请先初审' });
    expect(await run('payment', large, 'check')).toMatchObject({ success: true });
    expect(await run('payment', large, 'approve')).toMatchObject({
      success: false,
      message: '初审和复审不能是同一个人',
    });
  });

  test('not too much, and a comparison as a fixed condition', async () => {
    const purchase = (await add('purchase', { name: '钢板', qty: 100 })).id;
    const receive = (qty: number) => call('POST', '/guide/receipt/add', { purchase, qty });
    const open = async () => (await call('GET', '/guide/purchase/list?open=true')).result.records;
    expect(await receive(105.001)).toMatchObject({ success: false });
    expect(await receive(40)).toMatchObject({ success: true });
    expect(await open()).toEqual([expect.objectContaining({ id: purchase, received: '40.000' })]);
    expect(await receive(65)).toMatchObject({ success: true });
    expect(await open()).toEqual([]);
    expect(await receive(0.001)).toMatchObject({ success: false });
  });
});
