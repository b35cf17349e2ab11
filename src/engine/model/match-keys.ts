import type { ResolvedField, ResolvedModel } from './resolved-model.ts';

/** The ways to tell that an imported row is a record that is there already: values that do not repeat. */
export function matchKeys({ fields }: Pick<ResolvedModel, 'fields'>): ResolvedField[][] {
  return fields.flatMap((field): ResolvedField[][] => {
    if (field.numbering || field.unique === true) return [[field]];
    if (!Array.isArray(field.unique)) return [];
    const others = field.unique.flatMap((name) => fields.find((other) => other.name === name) ?? []);
    return [[field, ...others]];
  });
}

/** Whether rows of one sheet can be such records: what is saved with lines of its own cannot. */
export function canImport({ fields, balanceOf, childOf }: ResolvedModel): boolean {
  const needsLines = fields.some(({ child, required }) => child && (required || (child.min ?? 0) > 0));
  return !balanceOf && !childOf && !needsLines;
}
