import { isJsonObject, type JsonObject } from '../../schema/json/index.ts';
import { resolveColumns } from '../columns/index.ts';
import type { ResolvedField } from '../model/index.ts';
import { readObject } from '../values/index.ts';
import { defaultProperties } from './default-form.ts';
import type { FieldNode, FieldTreeNode } from './resolved-form.ts';
import type { Walk } from './walk.ts';

/** Lines inside lines inside lines are not drawn. */
const deepest = 2;

/**
 * The columns of an `x-child` field and the form of one row, which inherit from the model of the lines.
 * `treeOf` makes the nodes of a map of properties.
 */
export function readLines(
  child: NonNullable<ResolvedField['child']>,
  node: JsonObject,
  walk: Walk,
  treeOf: (properties: JsonObject, walk: Walk) => FieldTreeNode[],
): FieldNode['lines'] {
  if (walk.level >= deepest) return undefined;
  const model = walk.context.modelOf(child.model);
  const fields = model.fields.filter((field) => field.name !== child.parent);
  const items = readObject(node.items).properties;
  const { columns, table } = resolveColumns(node['x-columns'], {
    context: walk.context,
    findings: walk.findings,
    document: walk.document,
    pointer: `${walk.pointer}/x-columns`,
    model: { ...model, fields },
    editable: true,
  });
  const written = isJsonObject(items);
  const row: Walk = {
    ...walk,
    pointer: written ? `${walk.pointer}/items/properties` : '',
    document: written ? walk.document : `${model.id}.model`,
    address: `${walk.address}.items`,
    path: '',
    fields,
    modelId: model.id,
    taken: new Set(),
    level: walk.level + 1,
    generated: !written,
  };
  const nodes = treeOf(written ? items : defaultProperties({ ...model, fields }, walk.columns, true), row);
  return { model, columns, nodes, ...(table && { table }) };
}
