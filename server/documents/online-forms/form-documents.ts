import { vocabulary } from '../../../generated/vocabulary.ts';
import { nodeFor } from '../../../src/engine/exchange/index.ts';
import { widgetForCase } from '../../../src/engine/widgets/index.ts';
import { isJsonObject, type JsonObject } from '../../../src/schema/json/index.ts';
import { readObject } from '../../../src/engine/values/index.ts';
import type { DocumentKey, DocumentSet } from '../../../src/schema/documents/document.ts';
import { printDocument } from '../../../src/schema/printer/index.ts';
import { fieldSchema, modelId, wideControls } from './field-schema.ts';
import type { OnlineForm } from './online-form.ts';

/** The field of a tree that holds the record above. */
export const treeParent = 'pid';

/** Where the menu of the online forms is kept. */
export const menuKey: DocumentKey = 'online/online.app';

const menuTitle = { 'zh-CN': '在线表单', 'en-US': 'Online forms' };

/** The key of the document of an online form. */
export function documentOf({ table }: Pick<OnlineForm, 'table'>): DocumentKey {
  return `${modelId(table)}.model`;
}

/**
 * The document of each table of an online form by its key, as text: of the form itself, and of its sub-tables in their
 * order. Where a form is changed and made again, the same fields stay the same columns: of `published` they take what they
 * were called.
 */
export function formDocuments(
  form: OnlineForm,
  subs: readonly OnlineForm[],
  published: Published,
): Map<DocumentKey, string> {
  return new Map(
    [mainModel(form, subs, published), ...subs.map((sub) => subModel(sub, form, published))].map(({ key, body }) => [
      key,
      printDocument(body),
    ]),
  );
}

/** The menu of online forms: a folder with a page for each. */
export function menuDocument(forms: readonly Pick<OnlineForm, 'table' | 'title'>[]): string {
  return printDocument({
    ...{ kind: 'app', formatVersion: 1, title: menuTitle },
    menu: [
      {
        title: menuTitle,
        icon: 'form',
        children: forms.map((form) => ({ document: documentOf(form), title: form.title })),
      },
    ],
  });
}

type Published = Pick<DocumentSet, 'get'>;

interface MadeDocument {
  key: DocumentKey;
  body: JsonObject;
}

function mainModel(form: OnlineForm, subs: readonly OnlineForm[], published: Published): MadeDocument {
  const tree: JsonObject = form.isTree
    ? {
        pid: { type: 'string', title: { 'zh-CN': '上级', 'en-US': 'Parent' }, 'x-ref': { model: modelId(form.table) } },
      }
    : {};
  const children = subs.map((sub): [string, JsonObject] => [
    sub.table,
    {
      ...{ type: 'array', title: sub.title },
      'x-child': { model: modelId(sub.table), parent: parentField(form), ...(sub.isSingle && { max: 1 }) },
    },
  ]);
  const body = {
    ...envelope(form),
    ...(form.isTree && { tree: { parent: treeParent } }),
    schema: schemaOf(form, published, { ...tree, ...Object.fromEntries(children) }),
    list: listOf(form),
    form: {
      ...(subs.length > 0 && { width: 1200 }),
      properties: { ...fieldsPart(form), ...subsPart(subs) },
    },
  };
  return { key: documentOf(form), body: laidOver(body, form.extension) };
}

function subModel(sub: OnlineForm, main: OnlineForm, published: Published): MadeDocument {
  const parent = { type: 'string', title: main.title, 'x-ref': { model: modelId(main.table) }, 'x-hidden': true };
  const body = { ...envelope(sub), schema: schemaOf(sub, published, { [parentField(main)]: parent }) };
  return { key: documentOf(sub), body: laidOver(body, sub.extension) };
}

function envelope({ table, title }: OnlineForm): JsonObject {
  const permission = `online:${table.replaceAll('_', '-')}`;
  return { kind: 'model', formatVersion: 1, title, table, permission };
}

/** The field of a sub-table that holds the main record. */
export function parentField({ table }: Pick<OnlineForm, 'table'>): string {
  return `${table}_id`;
}

function schemaOf(form: OnlineForm, published: Published, more: JsonObject): JsonObject {
  const { fields } = form;
  const before = readObject(readObject(published.get(documentOf(form))?.body['schema'])['properties']);
  const required = fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: { ...Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, before)])), ...more },
  };
}

const modes: Readonly<Record<string, string>> = { single: 'equals', like: 'like', group: 'range' };

function listOf({ fields, hasBoxes, isTree }: OnlineForm): JsonObject {
  const search = fields.flatMap(({ name, query }) =>
    query === undefined ? [] : [{ field: name, mode: modes[query] ?? 'equals' }],
  );
  return {
    search,
    columns: fields.flatMap(({ name, inList }) => (inList ? [name] : [])),
    ...(!hasBoxes && { selection: 'none' }),
    ...(!isTree && { sort: { column: 'createTime', order: 'desc' } }),
  };
}

function fieldsPart({ fields, columns, isTree }: OnlineForm): JsonObject {
  const shown = fields.filter(({ inForm }) => inForm);
  const properties = shown.map(({ name, control }): [string, JsonObject] => [
    name,
    columns > 1 && wideControls.has(control) ? { 'x-decorator-props': { gridSpan: columns } } : {},
  ]);
  return {
    _fields: {
      ...{ type: 'void', 'x-component': widgetForCase('layout'), 'x-component-props': { columns } },
      properties: { ...(isTree && { [treeParent]: {} }), ...Object.fromEntries(properties) },
    },
  };
}

function subsPart(subs: readonly OnlineForm[]): JsonObject {
  if (subs.length === 0) return {};
  const panes = subs.map(({ table, title }): [string, JsonObject] => [
    `_${table}`,
    { type: 'void', title, properties: { [table]: { 'x-decorator': null } } },
  ]);
  const tabs = nodeFor('online-form', 'sub-tables', {}, vocabulary.widgets);
  return { _lines: { type: 'void', ...tabs, properties: Object.fromEntries(panes) } };
}

/** Objects are merged; everything else is replaced. */
function laidOver(body: JsonObject, extension: JsonObject): JsonObject {
  const merged: JsonObject = { ...body };
  for (const [key, value] of Object.entries(extension)) {
    const below = Object.hasOwn(body, key) ? body[key] : undefined;
    merged[key] = isJsonObject(value) && isJsonObject(below) ? laidOver(below, value) : value;
  }
  return merged;
}
