import { resolvedField } from '../../model/testing/resolved.ts';
import type { ResolvedColumn } from '../index.ts';

/** Creates a resolved column of 120 pixels, for tests and stories. */
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
