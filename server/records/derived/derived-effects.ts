import { isDeepStrictEqual } from 'node:util';
import { isSteady } from '../../../src/engine/bill/index.ts';
import { renamedFields, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { documentKey } from '../../../src/schema/documents/document.ts';
import type { DynamicKysely } from '../../database/index.ts';
import {
  changedModels,
  choiceOf,
  type Effect,
  type EffectChoices,
  type EffectSource,
  type StateChange,
} from '../../effects/index.ts';
import { say } from '../../locale/index.ts';
import { renamedValues } from '../renamed/index.ts';
import { storedModel } from '../tables/index.ts';
import { neededValues } from '../write/index.ts';
import type { DerivedValues } from './derived-values.ts';
import type { ChangedFormula, FillLimits } from './fills.ts';

/** Dependencies of `derivedEffects`. */
interface Sources {
  /** The derived values of the models of a state. */
  derivedOf: (state: StateChange['after']) => DerivedValues;
  clock: () => string;
  /** Called after a publication that leaves values to be filled in by a background run. */
  onLeft: () => void;
  limits?: FillLimits;
}

/** A derived value that a change of documents adds or alters. */
interface Altered {
  sort: 'compute' | 'formula' | 'rollup' | 'number' | 'default' | 'balance';
  before: ResolvedModel;
  after: ResolvedModel;
  field?: ResolvedField;
  /** The value that is filled in, where it is the same for all records. */
  value?: unknown;
}

/**
 * Finds the derived values that a change of documents adds or alters, and fills them in from existing records:
 * balances, rollups, computed values, and missing numbers and defaults. For a changed formula the author can choose to
 * keep the stored results.
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
      if (altered.length === 0) return undefined;
      const plan = {
        balances: altered.flatMap(({ sort, after }) => (sort === 'balance' ? [after.id] : [])),
        records: [...new Set(altered.flatMap(({ sort, after }) => (sort === 'balance' ? [] : [after.id])))],
        formulas: altered.flatMap((each) => changedFormulas(each, found, choices)),
      };
      const isLeft = await derivedOf(change.after).start(transaction, plan, limits);
      return isLeft ? onLeft : undefined;
    },
  };
}

function alteredValues(change: StateChange, now: string): Altered[] {
  return changedModels(change).flatMap(({ before, after }) => {
    if (!after) return [];
    const models = { before: before ?? { ...after, fields: [] }, after };
    const isNew = before?.table !== after.table;
    const names = formerNames(change);
    return [
      ...(after.balanceOf && (isNew || isOtherBalance(before, after, names))
        ? [{ sort: 'balance' as const, ...models }]
        : []),
      ...(isNew ? [] : after.fields.flatMap((field) => alteredField(before, after, field, names))),
      ...(isNew
        ? []
        : neededValues(after, now)
            .filter(({ field }) => becomesNeeded(before, after, field))
            .map(({ field, value }) => ({ sort: 'default' as const, ...models, field, value }))),
    ];
  });
}

/** Former names of fields and former values of fields. */
interface FormerNames {
  /** Former names of fields, by model and by present name. */
  fields: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Former values, by present value. */
  values: ReadonlyMap<string, string>;
}

function formerNames(change: StateChange): FormerNames {
  const values = new Map(renamedValues(change).map(({ from, to }) => [to, from] as const));
  const fields = new Map(
    changedModels(change).flatMap(({ before, after }) => {
      const renamed = before && after ? renamedFields(before, after) : [];
      const pairs = renamed.map((each) => [each.after.name, each.before.name] as const);
      return after && pairs.length > 0 ? [[after.id, new Map(pairs)] as const] : [];
    }),
  );
  return { fields, values };
}

/** Returns the field as it was before the change, under its present or its former name. */
function fieldBefore(before: ResolvedModel, after: ResolvedModel, { name }: ResolvedField): ResolvedField | undefined {
  const renamed = renamedFields(before, after).find((each) => each.after.name === name)?.before;
  return before.fields.find((each) => each.name === name) ?? renamed;
}

/** True when two formulas differ only in renamed fields and values. */
function isSameFormula(was: string, is: string, { fields, values }: FormerNames): boolean {
  if (was === is) return true;
  const renamed = new Map([...fields.values()].flatMap((each) => [...each]));
  const withFormerNames = is.replace(
    /(['"])((?:(?!\1)[^\\])*)\1|\.([A-Za-z_]\w*)/g,
    (whole, quote: string | undefined, value: string, name: string) =>
      quote === undefined ? `.${renamed.get(name) ?? name}` : whole.replace(value, () => values.get(value) ?? value),
  );
  return was === withFormerNames;
}

function alteredField(
  before: ResolvedModel,
  after: ResolvedModel,
  field: ResolvedField,
  names: FormerNames,
): Altered[] {
  const was = fieldBefore(before, after, field);
  const altered = (sort: Altered['sort']): Altered[] => [{ sort, before, after, field }];
  const isStoredAlike = was?.type === field.type && was.scale === field.scale;
  if (field.numbering) return was?.numbering ? [] : altered('number');
  if (field.rollup) {
    const { rollup } = field;
    const former = (name: string): string => names.fields.get(rollup.from)?.get(name) ?? name;
    const states = rollup.states?.map((state) => names.values.get(state) ?? state);
    const formerly = { ...rollup, by: former(rollup.by), sum: former(rollup.sum), ...(states && { states }) };
    const same = isDeepStrictEqual(was?.rollup, formerly);
    return (same || isDeepStrictEqual(was?.rollup, rollup)) && isStoredAlike ? [] : altered('rollup');
  }
  if (field.value === undefined || field.child || !isSteady(field)) return [];
  if (!was) return altered('compute');
  const isSame = was.value !== undefined && isSameFormula(was.value, field.value, names);
  return isSame && isStoredAlike ? [] : altered('formula');
}

function isOtherBalance(before: ResolvedModel, after: ResolvedModel, names: FormerNames): boolean {
  const former = (name: string): string => names.fields.get(after.id)?.get(name) ?? name;
  const shapeOf = ({ balanceOf, fields }: ResolvedModel, called = (name: string) => name) => {
    const { model, by, sum = [] } = balanceOf ?? {};
    const sums = sum.map((name) => [called(name), fields.find((field) => field.name === name)?.scale]);
    return { model, by: by?.map(called), sums };
  };
  return !isDeepStrictEqual(shapeOf(before), shapeOf(after, former));
}

/**
 * True when a field becomes necessary: records without a value of it were valid before the change and are not
 * afterwards.
 */
function becomesNeeded(before: ResolvedModel, after: ResolvedModel, field: ResolvedField): boolean {
  const was = fieldBefore(before, after, field);
  if (field.name === after.states?.field) return before.states?.field !== (was?.name ?? field.name);
  return field.required && !was?.required;
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
    ...{ id: idOf(altered), sort, document: documentKey(after.id, 'model'), model: after.id, rows },
    ...(field && { field: field.name }),
    pointer: field?.pointer ?? '/balanceOf',
    samples: await samplesOf(db, altered, around),
    message: messageOf(altered, rows, around.change),
  };
  return [sort === 'formula' ? { ...about, choices: choicesOf(altered, around.change) } : about];
}

/** Selects the records concerned: the rows of the ledger for a balance, the records without a value, or all records. */
function recordsOf(db: DynamicKysely, { sort, before, after, field }: Altered, change: StateChange) {
  const source = sort === 'balance' ? change.before.models.get(after.balanceOf?.model ?? '') : before;
  if (!source || source.fields.length === 0) return undefined;
  const stored = storedModel(source);
  const lacks =
    sort === 'number' || sort === 'default'
      ? stored.columns.get((field && fieldBefore(before, after, field)?.name) ?? '')?.name
      : undefined;
  const all = db.selectFrom(stored.table).where('del_flag', '=', 0);
  return { stored, query: lacks === undefined ? all : all.where(lacks, 'is', null) };
}

async function rowsOf(db: DynamicKysely, altered: Altered, change: StateChange): Promise<number> {
  const counted = await recordsOf(db, altered, change)
    ?.query.select((builder) => builder.fn.countAll().as('rows'))
    .executeTakeFirst();
  return Number(counted?.['rows'] ?? 0);
}

async function samplesOf(
  db: DynamicKysely,
  altered: Altered,
  { change, derivedOf }: Around,
): Promise<Effect['samples']> {
  const { sort, after, field, value } = altered;
  if (field && (sort === 'compute' || sort === 'formula'))
    return derivedOf(change.after).samples(db, after.id, field.name, derivedOf(change.before).parts);
  const records = sort === 'default' ? recordsOf(db, altered, change) : undefined;
  if (!records) return [];
  const label = records.stored.columns.get(records.stored.model.label)?.name ?? 'id';
  const rows = await records.query.select(`${label} as label`).orderBy('id', 'desc').limit(3).execute();
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

/** Returns the model of the bill that holds the records of a model as lines. */
function rootOf(model: ResolvedModel, { after }: StateChange): ResolvedModel {
  const owner = model.childOf && after.models.get(model.childOf.model);
  return owner && owner !== model ? rootOf(owner, { before: after, after }) : model;
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
