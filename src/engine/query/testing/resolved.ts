import type { ResolvedField, ResolvedModel } from '../../model/index.ts';

/** A resolved field for tests: text, unless told otherwise. */
export function testField(name: string, more: Partial<ResolvedField> = {}): ResolvedField {
  return {
    name,
    title: name,
    type: 'string',
    required: false,
    unique: false,
    rules: [],
    componentProps: {},
    hidden: false,
    readOnly: false,
    secret: false,
    pointer: `/schema/properties/${name}`,
    ...more,
  };
}

/** A resolved model for tests, named after its id (`sales/order` has table `sales_order`). */
export function testModel(id: string, fields: ResolvedField[], more: Partial<ResolvedModel> = {}): ResolvedModel {
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
    page: true,
    problems: [],
    ...more,
  };
}
