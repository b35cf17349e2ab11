import type { FormNode } from '../../../generated/documents.ts';
import { documentKey } from '../../schema/documents/document.ts';
import { readString } from '../../schema/json/index.ts';
import type { Gated } from '../gate/index.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import type { FieldTreeNode, ResolveContext } from '../resolve/index.ts';
import { declarationOf } from '../widgets/index.ts';
import { fieldsOf } from './fields-of.ts';

/**
 * Returns the rows of a field that no `x-child` describes: those of the model that its columns document names, or
 * without a model (`''`), if the node itself defines a row by `items.properties` or `x-columns`. Undefined if nothing
 * defines them.
 */
export function ownRows(node: Gated<FormNode>, { documents }: ResolveContext): ResolvedField['child'] {
  const columns = node['x-columns'];
  const written = node.items?.properties !== undefined;
  const id = typeof columns === 'string' ? columns : undefined;
  const model = id === undefined ? undefined : readString(documents.get(documentKey(id, 'columns'))?.body.model);
  return written || columns !== undefined ? { model: model ?? '', parent: '' } : undefined;
}

/** True if the widget edits rows. */
export function editsRows(component: string, { vocabulary }: ResolveContext): boolean {
  return declarationOf(component, vocabulary.widgets).value === 'rows';
}

/** Returns a model for rows that no model describes, with the fields that nodes or columns have. */
export function rowModel(title: string, fields: ResolvedField[]): ResolvedModel {
  return {
    id: '',
    title,
    table: '',
    resource: '',
    permission: '',
    page: false,
    label: fields[0]?.name ?? 'id',
    fields,
    indexes: [],
    postings: [],
    creates: [],
    problems: [],
  };
}

/**
 * Returns the fields of nodes as those of a model, edited by the nodes' widgets. Expressions that compute them stay
 * with the nodes.
 */
export function nodeFields(nodes: readonly FieldTreeNode[]): ResolvedField[] {
  return fieldsOf(nodes).map(({ field, component, props, title }) => {
    const { value: _value, ...rest } = field;
    return { ...rest, component, componentProps: props, title };
  });
}
