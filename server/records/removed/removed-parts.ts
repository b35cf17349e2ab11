import { renamedFields, type ResolvedField, type ResolvedModel } from '../../../src/engine/model/index.ts';
import { changedModels, type StateChange } from '../../effects/index.ts';

/** A part of a model that a change removes. */
export interface Removed {
  sort: 'state-removed' | 'item-removed' | 'field-removed' | 'model-removed';
  /** The model before the change. */
  model: ResolvedModel;
  field?: ResolvedField;
  /** The field after the change. */
  after?: ResolvedField;
  /** The removed state or option. */
  value?: string;
  /** Values that can replace the removed one. */
  remaining: readonly { value: string; label: string }[];
  pointer: string;
}

/** Returns the models, fields, states and options that a change removes. */
export function removedOf(change: StateChange): Removed[] {
  return changedModels(change).flatMap(({ before, after }): Removed[] => {
    if (!before) return [];
    if (after)
      return [...removedFields(before, after), ...removedStates(before, after), ...removedOptions(before, after)];
    const isElsewhere = [...change.after.models.values()].some(({ table }) => table === before.table);
    return isElsewhere ? [] : [{ sort: 'model-removed', model: before, remaining: [], pointer: '' }];
  });
}

function removedFields(before: ResolvedModel, after: ResolvedModel): Removed[] {
  const present = new Map(pairs(before, after));
  return before.fields.flatMap((field): Removed[] => {
    const isComputed = field.value !== undefined || field.rollup !== undefined;
    if (present.has(field) || field.child || field.stored === false || field.secret || isComputed) return [];
    return [{ sort: 'field-removed', model: before, field, remaining: [], pointer: '/schema/properties' }];
  });
}

function removedStates(before: ResolvedModel, after: ResolvedModel): Removed[] {
  const field = before.fields.find(({ name }) => name === before.states?.field);
  const now = field && new Map(pairs(before, after)).get(field);
  if (!field || !now || after.states?.field !== now.name) return [];
  const remaining = statesOf(after);
  const names = (value: string) => now.options?.find((option) => option.value === value)?.label ?? value;
  return statesOf(before)
    .filter((state) => !remaining.includes(state))
    .map((value) => ({
      sort: 'state-removed' as const,
      model: before,
      field,
      after: now,
      value,
      pointer: '/states',
      remaining: remaining.map((each) => ({ value: each, label: names(each) })),
    }));
}

/** Returns the states of a model, the initial one first. */
function statesOf({ states }: ResolvedModel): string[] {
  if (!states) return [];
  const { initial, editable, deletable, transitions } = states;
  return [...new Set([initial, ...editable, ...deletable, ...transitions.flatMap(({ from, to }) => [...from, to])])];
}

function removedOptions(before: ResolvedModel, after: ResolvedModel): Removed[] {
  return pairs(before, after).flatMap(([field, now]): Removed[] => {
    if (!field.options || !now.options || field.type === 'array' || now.name === after.states?.field) return [];
    const remaining = now.options.map(({ value, label }) => ({ value: String(value), label }));
    return field.options
      .map(({ value }) => String(value))
      .filter((value) => !remaining.some((each) => each.value === value))
      .map((value) => ({
        sort: 'item-removed' as const,
        model: before,
        field,
        after: now,
        value,
        remaining,
        pointer: `${now.pointer}/enum`,
      }));
  });
}

/** Pairs each field of a model with the same field after the change, also under another name. */
function pairs(before: ResolvedModel, after: ResolvedModel): [ResolvedField, ResolvedField][] {
  const renamed = new Map(renamedFields(before, after).map((each) => [each.before, each.after]));
  return before.fields.flatMap((field): [ResolvedField, ResolvedField][] => {
    const now = after.fields.find(({ name }) => name === field.name) ?? renamed.get(field);
    return now ? [[field, now]] : [];
  });
}
