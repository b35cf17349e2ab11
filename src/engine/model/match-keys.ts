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

/**
 * Whether rows of a sheet can be such records, the lines of each beside it or below; lines and balances by themselves
 * cannot, nor what the server alone writes.
 */
export function canImport({ balanceOf, childOf, fields }: ResolvedModel): boolean {
  return !balanceOf && !childOf && fields.some(({ readOnly }) => !readOnly);
}
