import { fieldsOf, type ResolvedForm } from '../../../engine/form/index.ts';

/** Indexes over a form's nodes. */
export function structureOf({ nodes }: ResolvedForm) {
  const fields = fieldsOf(nodes);
  return {
    /** By data path, in the order of the form. */
    addresses: new Map(fields.map(({ path, address }) => [path, address])),
    /** Data paths of the fields that hold rows. */
    tables: fields.flatMap(({ lines, path }) => (lines ? [path] : [])),
    /** Data paths of the fields without a form item, which cannot show their own problems. */
    bare: new Set(fields.flatMap(({ decorator, path }) => (decorator === null ? [path] : []))),
  };
}
