import type { FieldLines, FieldTreeNode } from '../../../engine/form/index.ts';
import type { ResolvedColumn } from '../../../engine/list/index.ts';
import { emptyField } from '../../../engine/model/index.ts';

/** A field of a small form: a column of the rows, and its own rows if it contains some. */
export interface RowField {
  column: ResolvedColumn;
  lines?: FieldLines;
}

/** Returns the fields of each small form: the nodes of the document in their order, else the columns of the rows. */
export function rowFields({ columns, nodes, written }: FieldLines): RowField[] {
  if (!written) return columns.flatMap((column) => (column.visible === false ? [] : [{ column }]));
  return nodes.flatMap((node) => fieldsOfNode(node, columns));
}

function fieldsOfNode(node: FieldTreeNode, columns: readonly ResolvedColumn[]): RowField[] {
  if (node.kind === 'layout') return node.children.flatMap((inner) => fieldsOfNode(inner, columns));
  const known = columns.find(({ key }) => key === node.key) ?? unlisted(node.key);
  if (node.kind === 'problem') return [{ column: { ...known, problem: node.problem } }];
  const { path, field, title, component, props, options, lines } = node;
  // A third level of nested rows is not supported.
  if (field.child && !lines) return [];
  const own = { key: path, title, field, component, componentProps: props, ...(options && { options }) };
  return [{ column: { ...known, ...own }, ...(lines && { lines }) }];
}

function unlisted(key: string): ResolvedColumn {
  return {
    key,
    title: key,
    cell: 'text',
    cellProps: {},
    component: '',
    componentProps: {},
    width: 0,
    align: 'left',
    ellipsis: 0,
    sortable: false,
    statistics: [],
    visible: true,
    field: emptyField(),
    pointer: '',
  };
}
