import type { ResolvedField, ResolvedModel } from './resolved-model.ts';

export interface RenamedField {
  before: ResolvedField;
  after: ResolvedField;
}

/**
 * Returns the fields of a model that a change of its document renames: fields that list a former name, and fields that
 * take back a name listed by the present ones.
 */
export function renamedFields(before: ResolvedModel, after: ResolvedModel): RenamedField[] {
  const [was, is] = [byName(before), byName(after)];
  const left = before.fields.filter(({ name }) => !is.has(name));
  return after.fields.flatMap((field): RenamedField[] => {
    if (was.has(field.name)) return [];
    const forward = (field.formerNames ?? []).flatMap((name) => left.find((each) => each.name === name) ?? []);
    const back = left.filter(({ formerNames }) => formerNames?.includes(field.name));
    const [found] = [...forward, ...back];
    return found ? [{ before: found, after: field }] : [];
  });
}

function byName({ fields }: ResolvedModel): ReadonlyMap<string, ResolvedField> {
  return new Map(fields.map((field) => [field.name, field]));
}

/** Returns the fields of a model, each with the corresponding field after a change, even if it was renamed. */
export function fieldPairs(before: ResolvedModel, after: ResolvedModel): [ResolvedField, ResolvedField][] {
  const renamed = new Map(renamedFields(before, after).map((each) => [each.before, each.after]));
  return before.fields.flatMap((field): [ResolvedField, ResolvedField][] => {
    const now = after.fields.find(({ name }) => name === field.name) ?? renamed.get(field);
    return now ? [[field, now]] : [];
  });
}
