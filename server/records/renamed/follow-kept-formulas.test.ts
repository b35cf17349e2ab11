// covers: rename-kept-formulas
import { expect, test, vi } from 'vitest';
import { demoServer } from '../../start/testing/demo-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const server = demoServer();

const bill = (quantity: string, formula: string, more: object = {}) => ({
  ...{ kind: 'model', formatVersion: 1, title: '单', permission: 'kept:bill' },
  schema: {
    type: 'object',
    properties: {
      [quantity]: { type: 'number', title: '数量', 'x-scale': 0, ...more },
      sum: { type: 'number', title: '合计', 'x-scale': 2, 'x-value': formula },
      status: { type: 'string', title: '状态' },
    },
  },
  states: {
    field: 'status',
    initial: 'draft',
    transitions: [
      { name: 'examine', title: '审核', from: ['draft'], to: 'examined' },
      { name: 'close', title: '关闭', from: ['examined'], to: 'closed' },
    ],
  },
});

async function publish(body: object) {
  const { result } = await server.api('GET', '/sys/document/queryByKey?key=kept/bill.model');
  const documents = [{ key: 'kept/bill.model', text: JSON.stringify(body), revision: result?.revision ?? '' }];
  expect(await server.api('POST', '/sys/document/publish', { documents, note: '改' })).toMatchObject({
    message: '发布成功',
  });
}

test('the result of a former formula stays after a field in it has another name', async () => {
  await publish(bill('qty', '{{ $record.qty * 2 }}'));
  const { id } = (await server.api('POST', '/kept/bill/add', { qty: '1' })).result;
  const go = (name: string) => server.api('POST', '/kept/bill/transition', { id, name });
  expect(await go('examine')).toMatchObject({ success: true });
  await publish(bill('qty', '{{ $record.qty * 3 }}'));
  await publish(bill('amount', '{{ $record.amount * 3 }}', { 'x-renamed-from': ['qty'] }));
  expect(await go('close')).toMatchObject({ success: true });
  expect((await server.api('GET', `/kept/bill/queryById?id=${id}`)).result).toMatchObject({
    ...{ amount: '1', sum: '2.00', status: 'closed' },
  });
});
