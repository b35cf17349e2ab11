import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { RecordValues } from '../../../src/engine/bill/index.ts';
import type { ResolvedField } from '../../../src/engine/model/index.ts';
import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';
import { useRecords } from '../testing/record-fixture.ts';

type Numbering = NonNullable<ResolvedField['numbering']>;

const never = (pattern: string): Numbering => ({ pattern, restart: 'never' });

function described(numbering?: Numbering) {
  const model = (id: string, unique: boolean) => {
    const code = resolvedField('code', { title: '客户编码', unique, ...(numbering && { numbering }) });
    return resolvedModel(id, [code, resolvedField('name', { title: '名称' })], { title: '客户', recycleBin: true });
  };
  return new Map([
    ['a/customer', model('a/customer', true)],
    ['a/note', model('a/note', false)],
  ]);
}

const fresh = useRecords(described(never('C{seq:5}')));

function as(records: ReturnType<typeof fresh>, numbering?: Numbering) {
  const calls = records.describedBy(described(numbering));
  const add = (input: RecordValues = {}) => calls.add('a/customer', { name: '甲', ...input });
  return { ...calls, add, codes: async (count: number) => codesOf(count, add) };
}

async function codesOf(count: number, add: (input?: RecordValues) => Promise<RecordValues>) {
  const codes: unknown[] = [];
  for (let index = 0; index < count; index += 1) codes.push((await add())['code']);
  return codes;
}

describe('a counter goes on behind the numbers that are there', () => {
  test('typed ones, before the field was numbered', async () => {
    const records = fresh();
    for (const code of ['C00001', 'C00002', 'C00003', 'C7', 'X00099', 'C00050x']) await as(records).add({ code });
    expect(await as(records, never('C{seq:5}')).codes(2)).toEqual(['C00008', 'C00009']);
    expect(records.warnings).toEqual(['“客户”的客户编码从 C00001 跳到 C00008：前面的号码已经有记录在用。']);
  });

  test('one that is written while it counts, and one that waits in the recycle bin', async () => {
    const one = fresh();
    const [records, others] = [as(one, never('C{seq:5}')), as(one)];
    expect(await records.codes(1)).toEqual(['C00001']);
    await others.add({ code: 'C00002' });
    const deleted = await others.add({ code: 'C00005' });
    await records.remove('a/customer', deleted['id']);
    expect(await records.codes(3)).toEqual(['C00006', 'C00007', 'C00008']);
    await records.restore('a/customer', deleted['id']);
    await others.add({ code: 'C00009' });
    expect(await records.codes(1)).toEqual(['C00010']);
  });

  test('those of another restart, also where the period is not in the number', async () => {
    const records = fresh();
    expect(await as(records, never('Y{seq:4}')).codes(2)).toEqual(['Y0001', 'Y0002']);
    expect(await as(records, { pattern: 'Y{seq:4}', restart: 'month' }).codes(1)).toEqual(['Y0003']);
    const daily = as(records, { pattern: 'Y{seq:4}', restart: 'day' });
    expect(await daily.codes(1)).toEqual(['Y0004']);
    records.clock.now = '2024-05-07 00:00:00';
    expect(await daily.codes(1)).toEqual(['Y0005']);
  });

  test('those of a day that the clock goes back to', async () => {
    const records = fresh();
    const daily = as(records, { pattern: '{yyyyMMdd}{seq:3}', restart: 'day' });
    await as(records).add({ code: '20240505007' });
    expect(await daily.codes(1)).toEqual(['20240506001']);
    records.clock.now = '2024-05-05 23:00:00';
    expect(await daily.codes(2)).toEqual(['20240505008', '20240505009']);
    records.clock.now = '2024-05-06 01:00:00';
    expect(await daily.codes(1)).toEqual(['20240506002']);
    expect(records.warnings).toHaveLength(1);
  });

  test('where nothing keeps them apart but the counter, and in the same save', async () => {
    const records = as(fresh(), never('N{seq}'));
    await records.bulk('a/note', [{ name: '甲' }]);
    await records.bulk('a/note', [{ name: '甲' }, { code: 'N3', name: '乙' }]);
    await records.bulk('a/note', [{ code: 'N5', name: '丙' }, { name: '丁' }, { name: '戊' }]);
    const { records: all } = await records.list('a/note', { column: 'name', order: 'asc' });
    expect(all.map(({ code }) => String(code)).sort()).toEqual(['N1', 'N2', 'N3', 'N5', 'N6', 'N7']);
  });

  test("of the record's tenant only", async () => {
    await as(fresh()).add({ code: 'C00040' });
    expect(await as(fresh(), never('C{seq:5}')).codes(1)).toEqual(['C00001']);
  });
});

test('many saves at once, some of which write numbers themselves, leave each number once and the counter free', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(fc.integer({ min: 1, max: 30 }), { freq: 3 }), { minLength: 5, maxLength: 30 }),
      async (saves) => {
        const one = fresh();
        const [records, others] = [as(one, never('C{seq:5}')), as(one)];
        const saving = saves.map((number) =>
          number === null ? records.add() : others.add({ code: `C${String(number).padStart(5, '0')}` }),
        );
        const done = await Promise.allSettled(saving);
        const left = await records.codes(1);
        const codes = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value['code']] : []));
        expect(new Set([...codes, ...left]).size).toBe(codes.length + 1);
      },
    ),
    { numRuns: 10 },
  );
}, 60_000);

test('saves at once that are numbered are all done', async () => {
  const records = as(fresh(), never('C{seq:5}'));
  const saved = await Promise.all(Array.from({ length: 40 }, () => records.add()));
  const expected = Array.from({ length: 40 }, (_, index) => `C${String(index + 1).padStart(5, '0')}`);
  expect(saved.map(({ code }) => String(code)).sort()).toEqual(expected);
});

test('codes of a tree step over texts that are none', async () => {
  const records = fresh();
  for (const code of ['总部', 'zzz', 'B00', 'A07']) await as(records).add({ code });
  expect(await as(records, never('{tree}')).codes(2)).toEqual(['A08', 'A09']);
});
