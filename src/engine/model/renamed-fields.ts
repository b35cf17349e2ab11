import type { ResolvedField, ResolvedModel } from './resolved-model.ts';

/** A field that has another name than before. */
export interface RenamedField {
  before: ResolvedField;
  after: ResolvedField;
}

/**
 * The fields of a model that a change of its document gives another name: those that say what they were called before, and
 * those that get the name back that the present ones say they had.
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
