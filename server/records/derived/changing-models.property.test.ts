import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';

import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { resolvedField } from '../../../src/engine/model/testing/resolved.ts';
import { openCatalogue } from '../../catalogue/index.ts';
import { schemaFolder, smallBusiness } from '../../catalogue/testing/folder.ts';
import { applySchema } from '../../database/index.ts';
import { kinds, openTestDatabase } from '../../database/testing/test-database.ts';
import { RecordRefusal } from '../call/record-refusal.ts';
import { createRecordEngine } from '../record-engine.ts';
import { tablesOf } from '../tables/tables-of.ts';
import { businessModels } from '../testing/business-models.ts';
import { derivedEffects } from './derived-effects.ts';

interface Shape {
  by: string[] | undefined;
  moved: boolean;
  formula: number;
  code: boolean;
  kind: boolean;
  posting: number;
  open: boolean;
}

function modelsOf(shape: Shape): ReadonlyMap<string, ResolvedModel> {
  const models = new Map(businessModels);
  const change = (id: string, edit: (model: ResolvedModel) => Partial<ResolvedModel>): void => {
    const model = models.get(id);
    if (model) models.set(id, { ...model, ...edit(model) });
  };
  if (!shape.by) models.delete('stock/balance');
  else
    change('stock/balance', ({ balanceOf }) => (balanceOf ? { balanceOf: { ...balanceOf, by: shape.by ?? [] } } : {}));
  change('base/material', ({ fields }) => {
    const rollup = { from: 'stock/bill-line', by: 'material', sum: 'qty', states: ['examined'] };
    const moved = resolvedField('moved', { title: '已出入', type: 'number', scale: 3, rollup, readOnly: true });
    const value = '{{ $record.price * $record.moved }}';
    const worth = resolvedField('worth', { title: '金额', type: 'number', scale: 2, value, readOnly: true });
    return shape.moved ? { fields: [...fields, moved, worth] } : {};
  });
  change('stock/bill', ({ fields, postings, states }) => {
    const value = `{{ $record.qty * ${shape.formula} }}`;
    const weight = resolvedField('weight', { title: '重量', type: 'number', scale: 2, value, readOnly: true });
    const [posting] = postings;
    return {
      fields: shape.formula > 0 ? [...fields, weight] : fields,
      ...(states && shape.open && { states: { ...states, editable: [...states.editable, 'examined'] } }),
      postings: posting
        ? [{ ...posting, set: { ...posting.set, qty: `{{ $line.qty * ${shape.posting} }}` } }]
        : postings,
    };
  });
  change('base/depot', ({ fields }) => {
    const numbering = { pattern: 'D{seq:3}', restart: 'never' as const };
    const code = resolvedField('code', { title: '编码', numbering, readOnly: true, unique: true });
    const kind = resolvedField('kind', { title: '类别', required: true, default: '自有' });
    return { fields: [...fields, ...(shape.code ? [code] : []), ...(shape.kind ? [kind] : [])] };
  });
  return models;
}

type Step =
  | { do: 'publish'; shape: Shape; keep: string; most: number }
  | { do: 'bill'; qty: number; depot: number; material: number }
  | { do: 'go' | 'back' | 'remove' | 'edit'; bill: number; qty: number }
  | { do: 'depot' }
  | { do: 'restore' }
  | { do: 'bin' }
  | { do: 'fill' };

const shapes = fc.record<Shape>({
  by: fc.constantFrom(undefined, ['depot', 'material'], ['material'], ['depot']),
  moved: fc.boolean(),
  formula: fc.constantFrom(0, 2, 3, 0.5),
  code: fc.boolean(),
  kind: fc.boolean(),
  posting: fc.constantFrom(1, 2),
  open: fc.boolean(),
});
const amount = fc.integer({ min: 1, max: 5_000 }).map((units) => units / 1_000);
const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('publish' as const),
        shape: shapes,
        keep: fc.constantFrom('keep', 'compute', 'keep-all'),
        most: fc.constantFrom(0, 3, 1_000),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('bill' as const), qty: amount, depot: fc.nat(2), material: fc.nat(1) }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constantFrom('go' as const, 'go', 'back', 'remove', 'edit'),
        bill: fc.nat(9),
        qty: amount,
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('depot' as const, 'bin', 'restore', 'fill') }) },
  ),
  { minLength: 20, maxLength: 40 },
);

const plain: Shape = {
  by: undefined,
  moved: false,
  formula: 2,
  code: false,
  kind: false,
  posting: 1,
  open: false,
};
const publishing = (shape: Partial<Shape>): Step => ({
  do: 'publish',
  shape: { ...plain, ...shape },
  keep: 'keep',
  most: 1_000,
});
const opened: Step[] = [
  publishing({}),
  { do: 'bill', qty: 1, depot: 0, material: 0 },
  { do: 'go', bill: 0, qty: 1 },
  publishing({ formula: 3 }),
  publishing({ formula: 3, open: true }),
];

/** The soak test makes at least 10,000 changes, because a run has at least 20. */
const runs = process.env['SOAK'] ? 500 : 3;

test('after any changes of documents and records, every derived value is what is computed from what is there', async () => {
  const database = await openTestDatabase(kinds.at(-1) ?? 'embedded');
  const catalogue = openCatalogue([schemaFolder(smallBusiness())]);
  onTestFinished(() => catalogue.close());
  const state = (models: ReadonlyMap<string, ResolvedModel>) => ({ ...catalogue.current(), models });
  let tenantId = 0;
  const engineOf = (models: ReadonlyMap<string, ResolvedModel>) =>
    createRecordEngine({
      db: database.kysely,
      models,
      clock: () => '2024-05-06 10:20:30',
      dictionaries: { items: async () => undefined },
    });
  const whole = { by: ['depot', 'material'], moved: true, formula: 2, code: true, kind: true, posting: 1, open: false };
  const tables = tablesOf(modelsOf(whole).values());
  await applySchema(database.kysely, tables);
  let changes = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      tenantId += 1;
      changes += all.length;
      for (const { name } of tables) await database.kysely.deleteFrom(name).execute();
      let models = modelsOf({ ...plain, formula: 0 });
      let engine = engineOf(models);
      const user = { id: 'u1', username: 'zhang', realname: '张三', orgCode: null, tenantId };
      const context = { user, permissions: { has: () => true } };
      const publish = async (next: ReadonlyMap<string, ResolvedModel>, keep: string, most: number) => {
        const engines = new Map([engine, engineOf(next)].map((each) => [each.derived.parts.models, each]));
        const source = derivedEffects({
          derivedOf: ({ models: of }) => (engines.get(of) ?? engine).derived,
          clock: () => '2024-05-06 10:20:30',
          onLeft: () => undefined,
          limits: { records: most, ledger: most },
        });
        const change = { before: state(models), after: state(next) };
        const effects = await source.find(database.kysely, change);
        const choices = Object.fromEntries(effects.map(({ id }) => [id, keep]));
        await database.kysely.transaction().execute(async (transaction) => {
          await applySchema(transaction, tablesOf(next.values()));
          await source.apply?.({ transaction, username: 'system', change, effects, choices });
        });
        [models, engine] = [next, engines.get(next) ?? engine];
      };
      const depots = [String((await engine.add('base/depot', { name: '仓' }, context))['id'])];
      const materials: string[] = [];
      for (const price of ['1.50', '0.33'])
        materials.push(String((await engine.add('base/material', { name: '料', price }, context))['id']));
      const bills: string[] = [];
      const removed: string[] = [];
      const doStep = async (step: Step): Promise<void> => {
        if (step.do === 'publish') return publish(modelsOf(step.shape), step.keep, step.most);
        if (step.do === 'depot')
          return void depots.push(String((await engine.add('base/depot', { name: '仓' }, context))['id']));
        if (step.do === 'bill') {
          const lines = [{ material: materials[step.material], qty: String(step.qty) }];
          const input = { kind: 'in', depot: depots[step.depot % depots.length], lines };
          return void bills.push(String((await engine.add('stock/bill', input, context))['id']));
        }
        if (step.do === 'fill') return void (await engine.derived.continue(2));
        if (step.do === 'bin') {
          const { id } = await engine.add('base/material', { name: '弃', price: '1' }, context);
          await engine.removeBatch('base/material', [String(id)], context);
          return void removed.push(String(id));
        }
        if (step.do === 'restore') {
          const id = removed.pop();
          return id === undefined ? undefined : engine.restore('base/material', [id], context);
        }
        const id = bills[step.bill % Math.max(1, bills.length)];
        if (id === undefined) return;
        if (step.do === 'remove') return engine.removeBatch('stock/bill', [id], context);
        if (step.do === 'edit') {
          const lines = [{ material: materials[0], qty: String(step.qty) }];
          return void (await engine.edit('stock/bill', { id, lines }, context));
        }
        await engine.transition('stock/bill', { id, name: step.do === 'go' ? 'examine' : 'unexamine' }, context);
      };
      for (const step of all)
        await doStep(step).catch((error: unknown) => {
          if (!(error instanceof RecordRefusal)) throw error;
        });
      while (await engine.derived.continue(7)) continue;
      const found = [];
      for await (const some of engine.derived.differences()) found.push(...some);
      expect(found).toEqual([]);
    }),
    { numRuns: runs, examples: [[opened]] },
  );
  console.log(`${changes} changes of documents and records on ${database.kind}, 0 differences`);
}, 3_600_000);
