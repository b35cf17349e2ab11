// covers: format-idioms
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../src/schema/json/index.ts';
import { shareServer } from '../start/testing/running-server.ts';

vi.setConfig({ testTimeout: 90_000 });

/** The parts of models that the guide shows for what has no key of its own, by the name of their first member. */
const shown: Readonly<Record<string, JsonObject>> = Object.fromEntries(
  [...readFileSync('docs/FORMAT.md', 'utf8').matchAll(/```json\n("(\w+)":[\s\S]*?)```/g)].map(([, text, name]) => [
    name,
    JSON.parse(`{${text}}`),
  ]),
);

const text = { type: 'string', title: '文本' };
const amount = { type: 'number', title: '数', 'x-scale': 2 };

const states = (transitions: unknown) => ({ field: 'status', initial: 'draft', transitions });
const model = (properties: object, more: object = {}) => ({ schema: { type: 'object', properties }, ...more });
const move = (name: string, from: string, to: string) => ({ name, title: name, from: [from], to });

const files = {
  'sales/credit-entry.model': model({ customer: text, amount }),
  'sales/credit.model': model({ customer: text, amount }, { balanceOf: shown['postings']?.['balanceOf'] }),
  'sales/grant.model': model(
    { customer: text, amount, status: text },
    {
      states: states([move('grant', 'draft', 'granted')]),
      postings: [
        {
          ...{ on: 'grant', into: 'sales/credit-entry' },
          set: { customer: '{{ $record.customer }}', amount: '{{ $record.amount }}' },
        },
      ],
    },
  ),
  'sales/sale.model': model(
    { customer: text, amount, status: text },
    {
      states: states([move('examine', 'draft', 'examined'), move('unexamine', 'examined', 'draft')]),
      postings: shown['postings']?.['postings'],
    },
  ),
  'sales/request.model': model(
    { amount, status: text, checkedBy: text },
    { states: states(shown['transitions']?.['transitions']) },
  ),
  'sales/receipt.model': model({ qty: amount, received: amount, ...shown['rest'] }),
};

describe('what the guide writes without a key of its own', () => {
  const server = shareServer({ files });
  let token: string | undefined;
  const call = async (method: string, path: string, body?: object) => {
    token ??= await server().signIn('admin');
    return (await server().api(method, path, { token, ...(body && { body }) })).json;
  };
  const add = async (id: string, body: object) => (await call('POST', `/sales/${id}/add`, body)).result;
  const run = (id: string, record: { id: string }, transition: string) =>
    call('POST', `/sales/${id}/transition`, { id: record.id, name: transition });

  test('a limit holds where two use it up at once', async () => {
    await run('grant', await add('grant', { customer: 'c', amount: 100 }), 'grant');
    const sales = [await add('sale', { customer: 'c', amount: 60 }), await add('sale', { customer: 'c', amount: 60 })];
    const answers = await Promise.all(sales.map((sale) => run('sale', sale, 'examine')));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const refused = sales[answers.findIndex(({ success }) => !success)];
    const done = sales[answers.findIndex(({ success }) => success)];
    expect(await run('sale', done, 'unexamine')).toMatchObject({ success: true });
    expect(await run('sale', refused, 'examine')).toMatchObject({ success: true });
  });

  test('approvals by amount, and by two people', async () => {
    const small = await add('request', { amount: 10_000 });
    expect(await run('request', small, 'examine')).toMatchObject({ success: true });
    const large = await add('request', { amount: 10_000.01 });
    expect(await run('request', large, 'examine')).toMatchObject({ success: false, message: '一万元以上请先初审' });
    expect(await run('request', large, 'check')).toMatchObject({ success: true });
    expect(await run('request', large, 'approve')).toMatchObject({
      success: false,
      message: '初审和复审不能是同一个人',
    });
  });

  test('not too much, and a comparison as a fixed condition', async () => {
    expect(await call('POST', '/sales/receipt/add', { qty: 100, received: 105.01 })).toMatchObject({
      success: false,
      result: { problems: [{ path: 'rest' }] },
    });
    await add('receipt', { qty: 100, received: 105 });
    const open = await add('receipt', { qty: 100, received: 40 });
    expect((await call('GET', '/sales/receipt/list?open=true')).result.records).toEqual([
      expect.objectContaining({ id: open.id }),
    ]);
  });
});
