import { fieldPairs, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { changedModels, type StateChange } from '../../effects/index.ts';
import { renamedValues, statesOf } from '../renamed/index.ts';

export interface Removed {
  sort: 'state-removed' | 'item-removed' | 'field-removed' | 'model-removed';
  model: ResolvedModel;
  field?: ResolvedField;
  after?: ResolvedField;
  value?: string;
  known?: readonly string[];
  remaining: readonly { value: string; label: string }[];
  pointer: string;
}

export function removedOf(change: StateChange): Removed[] {
  return changedModels(change).flatMap(({ before, after }): Removed[] => {
    if (!before) return [];
    if (after)
      return [
        ...removedFields(before, after),
        ...removedStates(before, after).filter((removed) => !isRenamed(removed, change)),
        ...removedOptions(before, after),
      ];
    const isElsewhere = [...change.after.models.values()].some(({ table }) => table === before.table);
    return isElsewhere ? [] : [{ sort: 'model-removed', model: before, remaining: [], pointer: '' }];
  });
}

function isRenamed({ model, after, value }: Removed, change: StateChange): boolean {
  return renamedValues(change).some(
    ({ from, columns }) =>
      from === value && columns.some((column) => column.model === model.id && column.field.name === after?.name),
  );
}

function removedFields(before: ResolvedModel, after: ResolvedModel): Removed[] {
  const present = new Map(fieldPairs(before, after));
  return before.fields.flatMap((field): Removed[] => {
    const isComputed = field.value !== undefined || field.rollup !== undefined;
    if (present.has(field) || field.child || field.stored === false || field.secret || isComputed) return [];
    return [{ sort: 'field-removed', model: before, field, remaining: [], pointer: '/schema/properties' }];
  });
}

function removedStates(before: ResolvedModel, after: ResolvedModel): Removed[] {
  const field = before.fields.find(({ name }) => name === before.states?.field);
  const now = field && new Map(fieldPairs(before, after)).get(field);
  if (!field || !now || after.states?.field !== now.name) return [];
  const remaining = statesOf(after);
  const names = (value: string) => now.options?.find((option) => option.value === value)?.label ?? value;
  const known = statesOf(before);
  return known
    .filter((state) => !remaining.includes(state))
    .map((value) => ({
      sort: 'state-removed' as const,
      model: before,
      field,
      after: now,
      value,
      known,
      pointer: '/states',
      remaining: remaining.map((each) => ({ value: each, label: names(each) })),
    }));
}

function removedOptions(before: ResolvedModel, after: ResolvedModel): Removed[] {
  return fieldPairs(before, after).flatMap(([field, now]): Removed[] => {
    if (!field.options || !now.options || field.type === 'array' || now.name === after.states?.field) return [];
    const remaining = now.options.map(({ value, label }) => ({ value: String(value), label }));
    const known = field.options.map(({ value }) => String(value));
    return known
      .filter((value) => !remaining.some((each) => each.value === value))
      .map((value) => ({
        sort: 'item-removed' as const,
        model: before,
        field,
        after: now,
        value,
        known,
        remaining,
        pointer: `${now.pointer}/enum`,
      }));
  });
}
