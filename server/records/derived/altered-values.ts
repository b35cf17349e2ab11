import { isDeepStrictEqual } from 'node:util';

import { isSteady } from '../../../src/engine/bill/index.ts';
import { renamedFields, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { changedModels, type StateChange } from '../../effects/index.ts';
import { renamedValues } from '../renamed/index.ts';
import { neededValues } from '../write/index.ts';

export interface Altered {
  sort: 'compute' | 'formula' | 'rollup' | 'number' | 'default' | 'balance';
  before: ResolvedModel;
  after: ResolvedModel;
  field?: ResolvedField;
  value?: unknown;
}

export function alteredValues(change: StateChange, now: string): Altered[] {
  return changedModels(change).flatMap(({ before, after }) => {
    if (!after) return [];
    const models = { before: before ?? { ...after, fields: [] }, after };
    const isMoved = change.moves?.some((move) => move.after.id === after.id && move.movesTable) === true;
    const isNew = before === undefined || (before.table !== after.table && !isMoved);
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

interface FormerNames {
  /** Former names of fields, by model and by present name. */
  fields: ReadonlyMap<string, ReadonlyMap<string, string>>;
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

export function fieldBefore(
  before: ResolvedModel,
  after: ResolvedModel,
  { name }: ResolvedField,
): ResolvedField | undefined {
  const renamed = renamedFields(before, after).find((each) => each.after.name === name)?.before;
  return before.fields.find((each) => each.name === name) ?? renamed;
}

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
 * Returns true when a field becomes required: records without a value of it were valid before the change and are not
 * afterwards.
 */
function becomesNeeded(before: ResolvedModel, after: ResolvedModel, field: ResolvedField): boolean {
  const was = fieldBefore(before, after, field);
  if (field.name === after.states?.field) return before.states?.field !== (was?.name ?? field.name);
  return field.required && !was?.required;
}
