import { expect, test } from 'vitest';

import type { ResolvedField } from '../../../src/engine/model/index.ts';
import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';
import { lines, useRecords, type Caller } from '../testing/record-fixture.ts';
import type { Difference, Wanted } from './difference.ts';

const amount = (more: Partial<ResolvedField> = {}): Partial<ResolvedField> => ({ type: 'number', scale: 2, ...more });
const reference = (model: string, copy: Record<string, string> = {}) => ({
  reference: { model, copy, onDelete: 'refuse' as const, where: {} },
});

const tour = resolvedModel('trip/tour', [
  resolvedField('day'),
  resolvedField('fee', amount()),
  resolvedField('paid', amount({ rollup: { from: 'trip/payment', by: 'tour', sum: 'money' }, readOnly: true })),
  resolvedField('open', amount({ value: '{{ $record.fee - $record.paid }}', readOnly: true })),
  resolvedField('guests', { type: 'array', child: { model: 'trip/guest', parent: 'tour' } }),
]);
const guest = resolvedModel(
  'trip/guest',
  [
    resolvedField('tour', reference('trip/tour', { day: 'day', note: 'note', open: 'open' })),
    resolvedField('name'),
    resolvedField('day', { readOnly: true }),
    resolvedField('open', amount({ readOnly: true })),
    resolvedField('half', amount({ value: '{{ $record.open / 2 }}', readOnly: true })),
  ],
  { childOf: { model: 'trip/tour', field: 'guests' } },
);
const payment = resolvedModel('trip/payment', [
  resolvedField('tour', reference('trip/tour')),
  resolvedField('money', amount()),
]);

const caller = useRecords(new Map([tour, guest, payment].map((model) => [model.id, model])));

const newTour = async (records: Caller) =>
  records.add('trip/tour', { day: '周一', fee: '100', guests: [{ name: '甲' }, { name: '乙' }] });

async function differencesOf({ engine, tenantId }: Caller, wanted: Wanted = {}): Promise<Difference[]> {
  const found: Difference[] = [];
  for await (const some of engine.derived.differences(wanted)) found.push(...some);
  return found.filter((difference) => difference.tenantId === tenantId);
}

test('what lines copy from their owner follows a sum over other records, and what is computed from it does', async () => {
  const records = caller();
  const saved = await newTour(records);
  expect(lines(saved, 'guests')).toMatchObject([{ day: '周一', open: '100.00', half: '50.00' }, { open: '100.00' }]);
  await records.add('trip/payment', { tour: saved['id'], money: '40' });
  const after = await records.get('trip/tour', saved['id']);
  expect(after).toMatchObject({ open: '60.00' });
  expect(lines(after, 'guests')).toMatchObject([{ open: '60.00', half: '30.00' }, { open: '60.00' }]);
});

test('a copy that no longer is what its owner has is found and repaired, with what is computed from it', async () => {
  const records = caller();
  const saved = await newTour(records);
  const [first] = lines(saved, 'guests');
  const wrong = { day: '周二', open: '7', half: '3.5' };
  await records.db.updateTable('trip_guest').set(wrong).where('id', '=', first?.['id']).execute();
  const { derived } = records.engine;
  const own = await differencesOf(records);
  expect(await differencesOf(records, { model: 'trip/guest' })).toEqual(own);
  expect(await differencesOf(records, { model: 'trip/guest', field: 'day' })).toEqual(own.slice(0, 1));
  expect(own.map(({ model, field, stored, right }) => [model, field, stored, right])).toEqual([
    ['trip/guest', 'day', '周二', '周一'],
    ['trip/guest', 'open', '7.00', '100.00'],
    ['trip/guest', 'half', '3.50', '50.00'],
  ]);
  await derived.repair(own);
  expect(lines(await records.get('trip/tour', saved['id']), 'guests')).toMatchObject([
    { day: '周一', open: '100.00', half: '50.00' },
    { day: '周一' },
  ]);
  expect(await differencesOf(records)).toEqual([]);
});
