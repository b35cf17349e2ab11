import fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';

import { computeValues, type RecordValues } from '../../../src/engine/bill/index.ts';
import { createRecordEngine } from '../record-engine.ts';
import { orderModels } from '../testing/order-models.ts';
import { lines, useRecords, type Caller } from '../testing/record-fixture.ts';

const caller = useRecords(orderModels);

const order = async (records: Caller, size: number) =>
  records.add('purchase/order', {
    name: `${size}`,
    lines: Array.from({ length: size }, (_, at) => ({ kind: at % 2 === 0 ? '螺栓' : '螺母', qty: '10' })),
  });

async function costOf(records: Caller, size: number) {
  const saved = await order(records, size);
  const cost = { statements: 0, rows: 0 };
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      cost.statements += 1;
      cost.rows += result.rows.length + Number(result.numAffectedRows ?? 0);
      return Promise.resolve(result);
    },
  };
  const engine = createRecordEngine({
    db: records.db.withPlugin(counting),
    models: orderModels,
    dictionaries: { items: () => Promise.resolve(undefined) },
  });
  const receipt = { orderId: saved['id'], lineId: lines(saved)[1]?.['id'], qty: '4' };
  await engine.add('purchase/receipt', receipt, records.context);
  return { cost, after: await records.get('purchase/order', saved['id']) };
}

describe('a save that a line of another bill sums', () => {
  test('reads and writes as many rows of a bill of 300 lines as of one of 3', async () => {
    const records = caller();
    const small = await costOf(records, 3);
    const large = await costOf(records, 300);
    expect(large.cost).toEqual(small.cost);
    expect(large.after).toMatchObject({ open: '2996.00', received: '4.00', done: 0, most: '10.00' });
  });

  test('reads the lines where no database finds what is computed from them', async () => {
    const records = caller();
    const offer = await records.add('purchase/offer', {
      lines: [{ kind: '螺栓' }, { kind: '螺母' }, { kind: '垫圈' }],
    });
    for (const at of [0, 2]) {
      await records.add('purchase/receipt', { offerLineId: lines(offer)[at]?.['id'], qty: '1' });
    }
    expect(await records.get('purchase/offer', offer['id'])).toMatchObject({ kinds: '螺栓、垫圈' });
  });

  test('leaves every computed value as the whole bill would be computed', async () => {
    const model = orderModels.get('purchase/order');
    if (!model) throw new Error('no order');
    const qty = fc.constantFrom(null, '0', '0.5', '1', '2.25', '12');
    const line = fc.record({ kind: fc.constantFrom(null, '螺栓', '螺母'), qty });
    const receipts = fc.array(fc.record({ line: fc.nat(3), qty, twice: fc.boolean() }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 4 }), receipts, async (given, received) => {
        const records = caller();
        const saved = await records.add('purchase/order', { name: 'O', rate: '1.5', lines: given });
        for (const { line: at, qty: some, twice } of received) {
          const lineId = lines(saved)[at % given.length]?.['id'];
          const receipt = await records.add('purchase/receipt', { orderId: saved['id'], lineId, qty: some });
          if (twice) await records.remove('purchase/receipt', receipt['id']);
          await expectFresh(records, saved['id'], (record) => computeValues(model, record, { models: orderModels }));
        }
      }),
      { numRuns: 12 },
    );
  });
});

async function expectFresh(records: Caller, id: unknown, compute: (record: RecordValues) => RecordValues) {
  const record = await records.get('purchase/order', id);
  expect(record).toEqual({ ...record, ...compute(record) });
}
