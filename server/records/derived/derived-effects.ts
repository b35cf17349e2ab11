import { sql } from 'kysely';

import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { documentKey } from '../../../src/schema/documents/document.ts';
import { countInTurns, type DynamicKysely } from '../../database/index.ts';
import {
  changedModels,
  choiceOf,
  type Effect,
  type EffectChoices,
  type EffectSource,
  type StateChange,
} from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { storedModel } from '../tables/index.ts';
import { alteredValues, fieldBefore, type Altered } from './altered-values.ts';
import type { DerivedValues } from './derived-values.ts';
import type { ChangedFormula, FillLimits } from './start-fills.ts';

interface Sources {
  derivedOf: (state: StateChange['after']) => DerivedValues;
  clock: () => string;
  onLeft: () => void;
  limits?: FillLimits;
}

/**
 * Creates the source that finds the derived values a change of documents adds or alters, and fills them in from
 * existing records: balances, rollups, computed values, and missing numbers and defaults. For a changed formula the
 * author can choose to keep the stored results.
 */
export function derivedEffects({ derivedOf, clock, onLeft, limits }: Sources): EffectSource {
  return {
    async find(db, change) {
      const effects: Effect[] = [];
      for (const altered of alteredValues(change, clock()))
        effects.push(...(await effectOf(db, altered, { change, derivedOf })));
      return effects;
    },
    async apply({ transaction, change, effects, choices }) {
      const found = new Map(effects.map((effect) => [effect.id, effect]));
      const altered = alteredValues(change, clock()).filter((each) => found.has(idOf(each)));
      const opened = openedModels(change);
      if (altered.length === 0 && opened.length === 0) return undefined;
      const plan = {
        balances: altered.flatMap(({ sort, after }) => (sort === 'balance' ? [after.id] : [])),
        records: [...new Set(altered.flatMap(({ sort, after }) => (sort === 'balance' ? [] : [after.id])))],
        formulas: altered.flatMap((each) => changedFormulas(each, found, choices)),
        opened,
      };
      const isLeft = await derivedOf(change.after).start(transaction, plan, limits);
      return isLeft ? onLeft : undefined;
    },
  };
}

function idOf({ sort, after, field }: Altered): string {
  return field ? `${sort}:${after.id}.${field.name}` : `${sort}:${after.id}`;
}

type Around = Pick<Sources, 'derivedOf'> & { change: StateChange };

async function effectOf(db: DynamicKysely, altered: Altered, around: Around): Promise<Effect[]> {
  const { sort, after, field } = altered;
  const rows = await rowsOf(db, altered, around.change);
  if (rows === 0) return [];
  const about = {
    id: idOf(altered),
    sort,
    document: documentKey(after.id, 'model'),
    model: after.id,
    rows,
    ...(field && { field: field.name }),
    pointer: field?.pointer ?? '/balanceOf',
    samples: await samplesOf(db, altered, around),
    message: messageOf(altered, rows, around.change),
  };
  return [sort === 'formula' ? { ...about, choices: choicesOf(altered, around.change) } : about];
}

function recordsOf({ sort, before, after, field }: Altered, change: StateChange) {
  const source = sort === 'balance' ? change.before.models.get(after.balanceOf?.model ?? '') : before;
  if (!source || source.fields.length === 0) return undefined;
  const stored = storedModel(source);
  const lacks =
    sort === 'number' || sort === 'default'
      ? stored.columns.get((field && fieldBefore(before, after, field)?.name) ?? '')?.name
      : undefined;
  const condition =
    lacks === undefined ? sql<boolean>`del_flag = 0` : sql<boolean>`del_flag = 0 and ${sql.ref(lacks)} is null`;
  return { stored, condition };
}

async function rowsOf(db: DynamicKysely, altered: Altered, change: StateChange): Promise<number> {
  const records = recordsOf(altered, change);
  return records ? countInTurns(db, records.stored.table, records.condition) : 0;
}

async function samplesOf(
  db: DynamicKysely,
  altered: Altered,
  { change, derivedOf }: Around,
): Promise<Effect['samples']> {
  const { sort, after, field, value } = altered;
  if (field && (sort === 'compute' || sort === 'formula'))
    return derivedOf(change.after).samples(db, after.id, field.name, derivedOf(change.before).parts);
  const records = sort === 'default' ? recordsOf(altered, change) : undefined;
  if (!records) return [];
  const label = records.stored.columns.get(records.stored.model.label)?.name ?? 'id';
  const rows = await db
    .selectFrom(records.stored.table)
    .where(records.condition)
    .select(`${label} as label`)
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  return rows.map((row) => ({ record: String(row['label'] ?? ''), before: null, after: value }));
}

function messageOf({ sort, after, field, value }: Altered, rows: number, { after: { models } }: StateChange): string {
  const about = { title: after.title, field: field?.title ?? '', rows };
  if (sort === 'balance') {
    const ledger = models.get(after.balanceOf?.model ?? '')?.title ?? '';
    return say('“{title}”由“{ledger}”现有的 {rows} 条记录算出。', { ...about, ledger });
  }
  if (sort === 'rollup') return say('“{title}”的 {rows} 条记录补算汇总“{field}”。', about);
  if (sort === 'number') return say('“{title}”的 {rows} 条记录补上编号“{field}”。', about);
  if (sort === 'compute') return say('“{title}”的 {rows} 条记录补算“{field}”。', about);
  if (sort === 'default')
    return say('“{title}”的 {rows} 条记录没有“{field}”，填为 {value}。', { ...about, value: String(value) });
  return say('“{title}”的“{field}”换了公式，有 {rows} 条记录是按原来的公式算的。', about);
}

function choicesOf({ after }: Altered, change: StateChange): NonNullable<Effect['choices']> {
  const compute = { value: 'compute', title: say('全部重新计算') };
  const all = { value: 'keep-all', title: say('都保留原来的结果，修改时再算') };
  const fixed = { value: 'keep', title: say('不能再修改的单据保留原来的结果，其余重新计算') };
  return rootOf(after, change).states ? [fixed, compute, all] : [compute, all];
}

function rootOf(model: ResolvedModel, { after }: StateChange): ResolvedModel {
  const owner = model.childOf && after.models.get(model.childOf.model);
  return owner && owner !== model ? rootOf(owner, { before: after, after }) : model;
}

function openedModels(change: StateChange): string[] {
  const opened = new Set(
    changedModels(change).flatMap(({ before, after }) => {
      if (!before?.states || !after) return [];
      const { editable } = before.states;
      const isOpened = after.states?.editable.some((state) => !editable.includes(state)) ?? true;
      return isOpened ? [after.id] : [];
    }),
  );
  return [...change.after.models.values()].flatMap((model) => (opened.has(rootOf(model, change).id) ? [model.id] : []));
}

function changedFormulas(
  altered: Altered,
  found: ReadonlyMap<string, Effect>,
  choices: EffectChoices,
): ChangedFormula[] {
  const { sort, before, after, field } = altered;
  const effect = sort === 'formula' ? found.get(idOf(altered)) : undefined;
  const choice = effect && choiceOf(effect, choices);
  if (!field || choice === undefined) return [];
  const formula = fieldBefore(before, after, field)?.value ?? '';
  const keep = choice === 'keep' ? 'fixed' : choice === 'keep-all' ? 'all' : 'none';
  return [{ model: after.id, field: field.name, formula, keep }];
}
