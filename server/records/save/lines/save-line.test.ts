import { expect, test } from 'vitest';

import { resolveModel } from '../../../../src/engine/model/index.ts';
import { documentSet } from '../../../../src/engine/model/testing/documents.ts';
import { lines, refusalOf, useRecords, type Caller } from '../../testing/record-fixture.ts';

const text = { type: 'string' };
const amount = { type: 'number', 'x-scale': 2 };
const documents = documentSet({
  'p/bill.model': JSON.parse(
    JSON.stringify({
      title: '单',
      permission: 'bill',
      schema: {
        type: 'object',
        properties: {
          lines: { type: 'array', title: '明细', 'x-child': { model: 'p/line', parent: 'bill', min: 1 } },
          total: { ...amount, 'x-value': '{{ sum($record.lines, l => l.qty) }}', title: '合计', maximum: 100 },
          status: text,
        },
      },
      states: {
        field: 'status',
        initial: 'draft',
        editable: ['draft'],
        transitions: [{ name: 'examine', title: '审核', from: ['draft'], to: 'examined', permission: 'examine' }],
      },
    }),
  ),
  'p/line.model': JSON.parse(
    JSON.stringify({
      title: '行',
      page: true,
      schema: {
        type: 'object',
        required: ['qty'],
        properties: {
          bill: { ...text, title: '所属单据', 'x-ref': { model: 'p/bill' } },
          qty: { ...amount, title: '数量' },
        },
      },
    }),
  ),
});
const models = new Map(['p/bill', 'p/line'].map((id) => [id, resolveModel(id, documents)]));
const caller = useRecords(models);

function editor(): Caller {
  const records = caller();
  records.context.permissions = new Set(['list', 'bill:add', 'bill:edit', 'examine']);
  return records;
}

test('a line on its own page is changed, added and removed as its owner does it', async () => {
  const records = editor();
  const bill = await records.add('p/bill', { lines: [{ qty: '1' }, { qty: '2' }] });
  const [first] = lines(bill);
  const saved = await records.edit('p/line', { ...first, qty: '5' });
  expect(saved).toMatchObject({ id: first?.['id'], qty: '5.00' });
  const added = await records.add('p/line', { bill: bill['id'], qty: '3' });
  expect(added).toMatchObject({ bill: bill['id'], qty: '3.00' });
  expect(await records.get('p/bill', bill['id'])).toMatchObject({
    total: '10.00',
    version: 3,
    lines: [{ qty: '5.00' }, { qty: '2.00' }, { qty: '3.00' }],
  });
  await records.remove('p/line', first?.['id'], added['id']);
  expect(await records.get('p/bill', bill['id'])).toMatchObject({ total: '2.00', lines: [{ qty: '2.00' }] });
});

test.each<[what: string, work: (records: Caller, line: Record<string, unknown>) => Promise<unknown>, message: string]>([
  ['without its owner', (records) => records.add('p/line', { qty: '1' }), '请选择所属单据'],
  ['of an older version', (records, line) => records.edit('p/line', { ...line, version: 9 }), '这条行已被'],
  ['without a value that it needs', (records, line) => records.edit('p/line', { ...line, qty: null }), '请输入数量'],
  [
    'beyond a limit of its owner',
    (records, line) => records.edit('p/line', { ...line, qty: '500' }),
    '合计不能大于100',
  ],
  ['that is the last', (records, line) => records.remove('p/line', line['id']), '明细'],
])('a line %s is refused', async (_, work, message) => {
  const records = editor();
  const bill = await records.add('p/bill', { lines: [{ qty: '1' }] });
  const refusal = await refusalOf(work(records, lines(bill)[0] ?? {}));
  expect(refusal.message).toContain(message);
  expect(refusal.problems.every(({ path }) => !path.startsWith('lines.'))).toBe(true);
});

test('a line of an owner that may not be changed stays: by its state, by the permission', async () => {
  const records = editor();
  const bill = await records.add('p/bill', { lines: [{ qty: '1' }] });
  const [line] = lines(bill);
  await records.go('p/bill', bill['id'], 'examine');
  expect((await refusalOf(records.edit('p/line', { ...line, qty: '2' }))).message).toContain('不能修改');
  records.context.permissions = new Set(['list']);
  expect(await refusalOf(records.edit('p/line', { ...line, qty: '2' }))).toMatchObject({ kind: 'forbidden' });
});
