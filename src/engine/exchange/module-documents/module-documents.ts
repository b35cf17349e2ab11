import { documentKey, type DocumentKey } from '../../../schema/documents/document.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import type { Vocabulary } from '../../../schema/vocabulary.ts';
import { commonFields } from '../../model/index.ts';
import type { FieldDescription, ModuleDescription } from './description.ts';
import { fieldNode, withOwnTargets } from './field-node.ts';
import { formPart } from './form-part.ts';
import { detailsPart, listPart } from './list-part.ts';

type Widgets = Vocabulary['widgets'];

/**
 * Creates the model documents of a module and of its lines, by key, each with its list and form.
 * @param widgets the widgets of the vocabulary; each declares the controls that it replaces.
 */
export function moduleDocuments(described: ModuleDescription, widgets: Widgets): Map<DocumentKey, JsonObject> {
  const module = withoutCommonFields(described);
  const subs = module.lines.map((line): [DocumentKey, JsonObject] => [
    documentKey(line.module.id, 'model'),
    lineModel(line.module, { main: module, parent: line.parent }, widgets),
  ]);
  return new Map([[documentKey(module.id, 'model'), mainModel(module, widgets)], ...subs]);
}

/** Fields that every record has are only named in columns: no document declares them. */
function withoutCommonFields(module: ModuleDescription): ModuleDescription {
  const fields = module.fields.map((field) => (common.has(field.name) ? { ...field, inForm: false } : field));
  const lines = module.lines.map((line) => ({ ...line, module: withoutCommonFields(line.module) }));
  return { ...module, fields, lines };
}

const common: ReadonlySet<string> = new Set(commonFields.map(({ name }) => name));

function mainModel(module: ModuleDescription, widgets: Widgets): JsonObject {
  const { id, tree, lines, linesIn, fields } = module;
  const parent: JsonObject = tree ? { [tree.parent]: parentNode(id, fieldNamed(fields, tree.parent)) } : {};
  const children = linesIn === 'list' ? [] : lines;
  const rows = children.map((line): [string, JsonObject] => [
    line.name,
    {
      type: 'array',
      title: line.module.title,
      'x-child': {
        model: line.module.id,
        parent: line.parent,
        ...(line.isSingle && { max: 1 }),
        ...(line.url !== undefined && { url: line.url }),
      },
    },
  ]);
  return {
    ...envelope(module),
    ...(tree && { tree: { parent: tree.parent } }),
    schema: schemaOf(module, { ...parent, ...Object.fromEntries(rows) }, widgets),
    list: { ...listPart(module), ...detailsPart(module) },
    form: formPart(module, widgets),
  };
}

function lineModel(
  module: ModuleDescription,
  { main, parent }: { main: ModuleDescription; parent: string },
  widgets: Widgets,
): JsonObject {
  const node: JsonObject = { type: 'string', title: main.title, 'x-ref': { model: main.id }, 'x-hidden': true };
  const own = {
    ...module,
    fields: module.fields.map((field) => (field.name === parent ? { ...field, inForm: false, inList: false } : field)),
  };
  return {
    ...envelope(module),
    schema: schemaOf(own, { [parent]: node }, widgets),
    ...(main.linesIn === 'list' && { page: false, list: listPart(own), form: formPart(own, widgets) }),
  };
}

function parentNode(model: string, field: FieldDescription | undefined): JsonObject {
  return {
    type: 'string',
    title: field?.title ?? { 'zh-CN': '上级', 'en-US': 'Parent' },
    'x-ref': { model },
  };
}

function fieldNamed(fields: readonly FieldDescription[], name: string): FieldDescription | undefined {
  return fields.find((field) => field.name === name);
}

function envelope({ title, note, resource, table, permission }: ModuleDescription): JsonObject {
  return {
    kind: 'model',
    formatVersion: 1,
    title,
    ...(note !== undefined && { description: note }),
    ...(resource !== undefined && { resource }),
    ...(table !== undefined && { table }),
    ...(permission !== undefined && { permission }),
  };
}

function schemaOf(module: ModuleDescription, more: JsonObject, widgets: Widgets): JsonObject {
  const fields = module.fields.filter(({ name }) => !common.has(name));
  const required = fields.flatMap(({ name, isRequired }) => (isRequired && !Object.hasOwn(more, name) ? [name] : []));
  const names = new Set(fields.map(({ name }) => name));
  const properties = fields.map((field): [string, JsonObject] => [
    field.name,
    fieldNode(withOwnTargets(field, names), widgets),
  ]);
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: { ...Object.fromEntries(properties), ...more },
  };
}
