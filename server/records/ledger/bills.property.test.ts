import fc from 'fast-check';
import { expect, test } from 'vitest';

import { computeValues, linesOf, type RecordValues } from '../../../src/engine/bill/index.ts';
import { RecordRefusal } from '../call/record-refusal.ts';
import { projectModels } from '../testing/project-models.ts';
import { useRecords, type Caller } from '../testing/record-fixture.ts';

const caller = useRecords(projectModels);
const runs = Number(process.env['BILL_RUNS'] ?? 12);

const price = fc.integer({ min: 0, max: 30_000 }).map((cents) => (cents / 100).toFixed(2));
const step = fc.record({
  do: fc.constantFrom(
    'add',
    'add',
    'edit',
    'line',
    'cut',
    'approve',
    'revoke',
    'accept',
    'remove',
    'restore',
    'supplier',
  ),
  by: fc.constantFrom(0, 1),
  project: fc.nat(3),
  supplier: fc.nat(2),
  prices: fc.array(price, { maxLength: 3 }),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface World {
  people: [Caller, Caller];
  suppliers: string[];
  ids: string[];
}

async function world(): Promise<World> {
  const first = caller();
  const people: World['people'] = [first, caller(first.tenantId, 'wang')];
  const suppliers: string[] = [];
  for (const name of ['甲', '乙']) {
    const contact = await first.add('project/person', { name, phone: name });
    suppliers.push(String((await first.add('project/supplier', { name, contact: contact['id'] }))['id']));
  }
  return { people, suppliers, ids: [] };
}

async function carryOut({ people, suppliers, ids }: World, { do: verb, by, project, supplier, prices }: Step) {
  const records = people[by === 0 ? 0 : 1];
  const id = ids[project % Math.max(1, ids.length)] ?? '';
  const parts = prices.map((cost) => ({ price: cost }));
  const chosen = suppliers[supplier] ?? null;
  try {
    if (verb === 'add')
      ids.push(String((await records.add('project/project', { name: 'P', note: 'n', supplier: chosen, parts }))['id']));
    else if (verb === 'edit') await records.edit('project/project', { id, rate: prices[0] ?? null, supplier: chosen });
    else if (verb === 'supplier') await records.remove('project/supplier', chosen ?? '');
    else if (verb === 'remove') await records.remove('project/project', id);
    else if (verb === 'restore') await records.restore('project/project', id);
    else if (verb === 'approve' || verb === 'revoke') await records.go('project/project', id, verb);
    else await changeLines(records, id, verb, parts);
  } catch (error) {
    if (!(error instanceof RecordRefusal)) throw error;
  }
}

async function changeLines(records: Caller, id: string, verb: 'line' | 'cut' | 'accept', parts: RecordValues[]) {
  const lines = linesOf((await records.get('project/project', id))['parts']);
  if (verb === 'accept') await records.go('project/part', lines[0]?.['id'] ?? '', 'accept');
  else if (verb === 'cut') await records.edit('project/project', { id, parts: lines.slice(1) });
  else
    await records.edit('project/project', {
      id,
      parts: [...lines.map((line, at) => ({ ...line, ...parts[at] })), ...parts],
    });
}

const own = (record: RecordValues, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null]));

async function readIf(records: Caller, model: string, id: unknown): Promise<RecordValues | undefined> {
  return id ? records.get(model, id) : undefined;
}

async function expectTrue({ people: [records], ids }: World): Promise<void> {
  const project = projectModels.get('project/project');
  if (!project) throw new Error('no project');
  const sums = new Map<unknown, number>();
  for (const id of new Set(ids)) {
    const record = await records.get('project/project', id).catch(() => undefined);
    if (!record) continue;
    const fresh = computeValues(project, record, { models: projectModels });
    expect(own(record, ['total', 'accepted'])).toEqual(own(fresh, ['total', 'accepted']));
    const taxed = (one: RecordValues) => linesOf(one['parts']).map((line) => line['taxed']);
    expect(taxed(record)).toEqual(taxed(fresh));
    const supplier = await readIf(records, 'project/supplier', record['supplier']);
    const contact = await readIf(records, 'project/person', supplier?.['contact']);
    expect(own(record, ['contact', 'phone'])).toEqual({
      contact: contact?.['id'] ?? null,
      phone: contact?.['phone'] ?? null,
    });
    const posted = linesOf(record['approvals']).reduce((sum, line) => sum + Number(line['amount']), 0);
    expect(Number(record['approved'])).toBeCloseTo(posted, 2);
    if (record['status'] === 'draft') expect(posted).toBeCloseTo(0, 2);
    sums.set('n', (sums.get('n') ?? 0) + posted);
  }
  for (const balance of (await records.list('project/approved')).records) {
    expect(Number(balance['amount'])).toBeCloseTo(sums.get(balance['subject']) ?? 0, 2);
    expect(Number(balance['twice'])).toBeCloseTo(2 * Number(balance['amount']), 2);
  }
}

test('whatever two people do to bills, sums, computed values, copies and balances are what the rows come to', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 14 }),
      async (rounds) => {
        const all = await world();
        for (const together of rounds) await Promise.all(together.map((one) => carryOut(all, one)));
        await expectTrue(all);
      },
    ),
    { numRuns: runs },
  );
}, 120_000);
