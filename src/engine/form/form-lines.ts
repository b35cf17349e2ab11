import { isJsonObject, type JsonObject } from '../../schema/json/index.ts';
import { resolveColumns } from '../columns/index.ts';
import { findings } from '../gate/index.ts';
import type { ResolvedField, ResolvedModel } from '../model/index.ts';
import { compact, readObject } from '../values/index.ts';
import { defaultProperties } from './default-form.ts';
import { nodeFields, rowModel } from './own-rows.ts';
import type { FieldNode, FieldTreeNode } from './resolved-form.ts';
import type { Walk } from './walk.ts';

/** Lines inside lines inside lines are not drawn. */
const deepest = 2;

type TreeOf = (properties: JsonObject, walk: Walk) => FieldTreeNode[];

/**
 * The columns of a field of lines and the form of one row, which inherit from the model of the lines; where there is none,
 * the nodes or the columns say what a row has. `treeOf` makes the nodes of a map of properties.
 */
export function readLines(field: ResolvedField, node: JsonObject, walk: Walk, treeOf: TreeOf): FieldNode['lines'] {
  const { child } = field;
  if (!child || walk.level >= deepest) return undefined;
  const written = readObject(node.items).properties;
  const own = isJsonObject(written) ? written : undefined;
  const model = child.model === '' ? undefined : withoutParent(walk.context.modelOf(child.model), child.parent);
  const nodes = treeOf(own ?? (model ? defaultProperties(model, walk.columns, true) : {}), rowWalk(walk, own, model));
  const rows = model ?? rowModel(field.title, nodeFields(nodes));
  const columns = node['x-columns'];
  const place = {
    context: walk.context,
    document: walk.document,
    pointer: `${walk.pointer}/x-columns`,
    editable: true,
  };
  // Columns made of the row's nodes would tell again what these told.
  const told = model || columns !== undefined ? walk.findings : findings(walk.document);
  const table = resolveColumns(columns, { ...place, findings: told, model: rows });
  const known = new Set(rows.fields.map(({ name }) => name));
  const ofColumns = table.columns.flatMap((column) => (known.has(column.key) ? [] : [column.field]));
  return compact({
    model: model ? walk.context.modelOf(model.id) : { ...rows, fields: [...rows.fields, ...ofColumns] },
    nodes,
    ...table,
    most: child.max ?? field.maxItems,
    written: own !== undefined || undefined,
  });
}

function withoutParent(model: ResolvedModel, parent: string): ResolvedModel {
  return { ...model, fields: model.fields.filter((field) => field.name !== parent) };
}

function rowWalk(walk: Walk, own: JsonObject | undefined, model: ResolvedModel | undefined): Walk {
  return {
    ...walk,
    pointer: own ? `${walk.pointer}/items/properties` : '',
    document: own || !model ? walk.document : `${model.id}.model`,
    address: `${walk.address}.items`,
    path: '',
    fields: model?.fields,
    modelId: model?.id,
    taken: new Set(),
    level: walk.level + 1,
    generated: !own,
  };
}
