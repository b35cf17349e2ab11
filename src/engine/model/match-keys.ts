import type { ResolvedField, ResolvedModel } from './resolved-model.ts';

/** Returns the combinations of unique fields by which an imported row can be matched with an existing record. */
export function matchKeys({ fields }: Pick<ResolvedModel, 'fields'>): ResolvedField[][] {
  return fields.flatMap((field): ResolvedField[][] => {
    if (field.numbering || field.unique === true) return [[field]];
    if (!Array.isArray(field.unique)) return [];
    const others = field.unique.flatMap((name) => fields.find((other) => other.name === name) ?? []);
    return [[field, ...others]];
  });
}

/**
 * True if rows of a sheet can be imported as records, with the lines of each in the same row or below; lines and
 * balances cannot be imported separately, nor records that only the server writes.
 */
export function canImport({ balanceOf, childOf, fields }: ResolvedModel): boolean {
  return !balanceOf && !childOf && fields.some(({ readOnly }) => !readOnly);
}
