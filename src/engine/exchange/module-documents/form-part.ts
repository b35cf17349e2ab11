import type { JsonObject } from '../../../schema/json/index.ts';
import type { Vocabulary } from '../../../schema/vocabulary.ts';
import { nodeFor } from '../widgets/index.ts';
import type { FieldDescription, LinesDescription, ModuleDescription } from './description.ts';
import { columnsOf } from './field-node.ts';

/** Creates the form of a module: its fields side by side, and below them its lines, one tab each. */
export function formPart(module: ModuleDescription, widgets: Vocabulary['widgets']): JsonObject {
  const { columns } = module;
  const lines = module.linesIn === 'list' ? [] : module.lines;
  const groups = lines.filter(({ isSingle }) => isSingle);
  const tables = lines.filter(({ isSingle }) => !isSingle);
  return {
    ...(lines.length > 0 && { width: 1200 }),
    ...(columns !== usualColumns && { layout: { columns } }),
    properties: { ...fieldsPart(module), ...groupsPart(groups, widgets), ...linesPart(tables, widgets) },
  };
}

const usualColumns = 2;

function fieldsPart({ fields, tree }: ModuleDescription): JsonObject {
  const names = fields.filter(({ inForm }) => inForm);
  const parent = tree && !fields.some(({ name }) => name === tree.parent) ? { [tree.parent]: {} } : {};
  const properties = names.map((field): [string, JsonObject] => [
    field.name,
    { ...restrictedPart(field), ...clearingPart(field, fields) },
  ]);
  return { ...parent, ...Object.fromEntries(properties) };
}

/**
 * The list translates values from the whole table; the form only offers the rows that belong to the value of the field
 * above.
 */
function restrictedPart({ dictionary, restrictedBy }: FieldDescription): JsonObject {
  if (!restrictedBy) return {};
  const { field, column } = restrictedBy;
  const above = `($record.${field} ? $record.${field} : '-')`;
  const start = JSON.stringify(`${columnsOf(dictionary)},${column} = '`);
  return { 'x-component-props': { dictionary: `{{ ${start} + ${above} + "'" }}` } };
}

/** A change of a value clears all fields whose choices depend on it, directly or indirectly. */
function clearingPart({ name }: FieldDescription, fields: readonly FieldDescription[]): JsonObject {
  const below = new Set<string>();
  addBelow(name);
  const targets = [...below];
  if (targets.length === 0) return {};
  return { 'x-reactions': targets.map((target) => ({ target, fulfill: { state: { value: null } } })) };

  function addBelow(above: string): void {
    for (const { name: own, restrictedBy, inForm } of fields) {
      if (restrictedBy?.field !== above || !inForm || below.has(own)) continue;
      below.add(own);
      addBelow(own);
    }
  }
}

function linesPart(lines: readonly LinesDescription[], widgets: Vocabulary['widgets']): JsonObject {
  if (lines.length === 0) return {};
  const panes = lines.map(({ name, module: { title } }): [string, JsonObject] => [
    `_${name}`,
    { type: 'void', title, properties: { [name]: { 'x-decorator': null } } },
  ]);
  const tabs = nodeFor('online-form', 'sub-tables', {}, widgets);
  return { _lines: { type: 'void', ...tabs, properties: Object.fromEntries(panes) } };
}

function groupsPart(lines: readonly LinesDescription[], widgets: Vocabulary['widgets']): JsonObject {
  return Object.fromEntries(
    lines.map(({ name, module }): [string, JsonObject] => {
      const columns = Math.min(Math.max(module.columns, fewestColumns), mostColumns);
      return [name, nodeFor('online-form', 'sub-record', { columns, title: module.title }, widgets) ?? {}];
    }),
  );
}

const fewestColumns = 2;
const mostColumns = 4;
