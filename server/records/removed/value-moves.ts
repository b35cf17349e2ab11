import type { EffectChoices, StateChange } from '../../effects/index.ts';
import { renamedValues } from '../renamed/index.ts';
import { idOf, keeping } from './removal-effects.ts';
import { removedOf } from './removed-parts.ts';

/** A value of a field that a change of documents replaces in existing records. */
export interface ValueMove {
  model: string;
  field: string;
  from: string;
  to: string;
  /** True when records could already have the new value before the change. */
  isKnown: boolean;
}

/** Returns the values that a change replaces: renamed states and items, and removed ones with the author's choice. */
export function valueMoves(change: StateChange, choices: EffectChoices): ValueMove[] {
  const renamed = renamedValues(change).flatMap(({ columns, from, to, isKnown }) =>
    columns.flatMap(({ model, before }) => (before ? [{ model, field: before.name, from, to, isKnown }] : [])),
  );
  const removed = removedOf(change).flatMap((each): ValueMove[] => {
    const { model, field, value: from, known } = each;
    const to = Object.hasOwn(choices, idOf(each)) ? choices[idOf(each)] : undefined;
    if (!field || from === undefined || to === undefined || to === keeping) return [];
    return [{ model: model.id, field: field.name, from, to, isKnown: known?.includes(to) === true }];
  });
  return [...renamed, ...removed];
}
