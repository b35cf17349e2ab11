import type { ResolvedColumn } from '../../../engine/list/index.ts';
import type { ResolvedField } from '../../../engine/model/index.ts';

/** A resolved field with all that may be left out left empty, for tests and stories. */
export function resolvedField(name: string, change: Partial<ResolvedField> = {}): ResolvedField {
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
    ...change,
  };
}

/** A resolved column of 120 pixels, for tests and stories. */
export function resolvedColumn(key: string, change: Partial<ResolvedColumn> = {}): ResolvedColumn {
  return {
    key,
    title: change.title ?? key,
    cell: 'text',
    cellProps: {},
    component: 'Input',
    componentProps: {},
    width: 120,
    align: 'left',
    ellipsis: 25,
    sortable: true,
    statistics: [],
    visible: true,
    field: resolvedField(key, { title: change.title ?? key }),
    pointer: `/columns/${key}`,
    ...change,
  };
}
