import type { FormNode, FormProperties } from '../../../generated/documents.ts';
import { say } from '../../locale/index.ts';
import { resolveColumns } from '../columns/resolve-columns.ts';
import type { ResolvedColumn } from '../columns/resolved-column.ts';
import { findings, type Gated } from '../gate/index.ts';
import { commonFields, findField, type ResolvedField, type ResolvedModel } from '../model/index.ts';
import type { FieldNode, FieldTreeNode } from '../resolve/index.ts';
import { compact } from '../values/index.ts';
import { defaultProperties } from './default-form.ts';
import { fieldsOf } from './fields-of.ts';
import { nodeFields, rowModel } from './own-rows.ts';
import type { Walk } from './walk.ts';

/** Rows can be nested two levels deep; deeper ones are not rendered. */
const deepest = 2;

type TreeOf = (properties: Gated<FormProperties>, walk: Walk) => FieldTreeNode[];

/**
 * Resolves the columns of a field of lines and the form of one row, which inherit from the model of the lines; without
 * a model, the nodes or the columns define a row. `treeOf` creates the nodes of a map of properties.
 */
export function readLines(field: ResolvedField, node: Gated<FormNode>, walk: Walk, treeOf: TreeOf): FieldNode['lines'] {
  const { child } = field;
  if (!child || walk.level >= deepest) return undefined;
  const own = node.items?.properties;
  const model = child.model === '' ? undefined : withoutParent(walk.context.modelOf(child.model), child.parent);
  const nodes = treeOf(own ?? (model ? defaultProperties(model) : {}), rowWalk(walk, own, model));
  const rows = model ?? rowModel(field.title, nodeFields(nodes));
  const columns = node['x-columns'];
  const place = {
    context: walk.context,
    document: walk.document,
    pointer: `${walk.pointer}/x-columns`,
    editable: true,
  };
  // Columns derived from the row's nodes would report the same problems again.
  const told = model || columns !== undefined ? walk.findings : findings(walk.document);
  const table = resolveColumns(columns, { ...place, findings: told, model: rows });
  const known = new Set(rows.fields.map(({ name }) => name));
  const unknown = table.columns.filter((column) => !known.has(column.key));
  if (model && walk.rootFields) reportUnsaved(unknown, nodes, { ...walk, pointer: place.pointer });
  const ofColumns = unknown.map((column) => column.field);
  return compact({
    model: model ? walk.context.modelOf(model.id) : { ...rows, fields: [...rows.fields, ...ofColumns] },
    nodes,
    ...table,
    most: child.max ?? field.maxItems,
    written: own !== undefined || undefined,
  });
}

/** Reports editable columns that the model of the rows lacks: the server would not store their values. */
function reportUnsaved(columns: readonly ResolvedColumn[], nodes: readonly FieldTreeNode[], walk: Walk): void {
  const told = new Set(fieldsOf(nodes).map(({ path }) => path));
  for (const { key, field, disabled, problem } of columns) {
    const isRead = disabled === true || field.readOnly || problem !== undefined;
    if (isRead || told.has(key) || findField(commonFields, key)) continue;
    walk.findings.report({
      code: 'unsaved-field',
      document: walk.document,
      pointer: walk.pointer,
      message: say('明细的模型里没有“{key}”这个字段，填的内容保存不了。', { key }),
      expected: say('在模型里加上这个字段；只在页面上用的在 items.properties 里写 "x-transient": true'),
    });
  }
}

function withoutParent(model: ResolvedModel, parent: string): ResolvedModel {
  return { ...model, fields: model.fields.filter((field) => field.name !== parent) };
}

function rowWalk(walk: Walk, own: Gated<FormProperties> | undefined, model: ResolvedModel | undefined): Walk {
  return {
    ...walk,
    pointer: own ? `${walk.pointer}/items/properties` : '',
    document: own || !model ? walk.document : `${model.id}.model`,
    address: `${walk.address}.items`,
    path: '',
    fields: model?.fields,
    rootFields: walk.rootFields && model?.fields,
    modelId: model?.id,
    taken: new Set(),
    isGrid: false,
    level: walk.level + 1,
    generated: !own,
  };
}
