import { emptyField } from '../common-fields.ts';
import type { ResolvedField, ResolvedModel } from '../resolved-model.ts';

/** Creates a resolved field for tests and stories, a text by default. */
export function resolvedField(name: string, change: Partial<ResolvedField> = {}): ResolvedField {
  return { ...emptyField(), name, title: name, pointer: `/schema/properties/${name}`, ...change };
}

/** Creates a resolved model for tests and stories, named after its id (`sales/order` has table `sales_order`). */
export function resolvedModel(id: string, fields: ResolvedField[], change: Partial<ResolvedModel> = {}): ResolvedModel {
  return {
    id,
    title: id,
    table: id.replaceAll(/[/-]/g, '_'),
    resource: `/${id}`,
    permission: id.replaceAll('/', ':'),
    label: fields[0]?.name ?? 'id',
    fields,
    indexes: [],
    postings: [],
    creates: [],
    page: change.childOf === undefined,
    problems: [],
    ...change,
  };
}
