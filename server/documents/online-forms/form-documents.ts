import { vocabulary } from '../../../generated/vocabulary.ts';
import { moduleDocuments, type ModuleDescription } from '../../../src/engine/exchange/index.ts';
import { readObject } from '../../../src/engine/values/index.ts';
import type { DocumentKey, DocumentSet } from '../../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject } from '../../../src/schema/json/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { fieldSchema } from './field-schema.ts';
import { modelId, type OnlineForm } from './online-form.ts';

export const treeParent = 'pid';

export const menuKey: DocumentKey = 'online/online.app';

const menuTitle = { 'zh-CN': '在线表单', 'en-US': 'Online forms' };

export function documentOf({ table }: Pick<OnlineForm, 'table'>): DocumentKey {
  return `${modelId(table)}.model`;
}

/**
 * Creates the documents of an online form as text, by key: one for the form itself, and one for each of its sub-tables
 * in order. Existing fields keep their columns if the form is changed and created again: their former names are taken
 * from `published`.
 */
export function formDocuments(
  form: OnlineForm,
  subs: readonly OnlineForm[],
  published: Published,
): Map<DocumentKey, string> {
  const documents = moduleDocuments(moduleOf(form, subs), vocabulary.widgets);
  return new Map(
    [form, ...subs].map((each) => {
      const body = withFormerNames(documents.get(documentOf(each)) ?? {}, each, published);
      return [documentOf(each), printDocument(laidOver(body, each.extension))];
    }),
  );
}

export function menuDocument(forms: readonly Pick<OnlineForm, 'table' | 'title'>[]): string {
  return printDocument({
    kind: 'app',
    formatVersion: 1,
    title: menuTitle,
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

function moduleOf(form: OnlineForm, subs: readonly OnlineForm[]): ModuleDescription {
  const { table, title, fields, columns, hasBoxes, isTree } = form;
  return {
    id: modelId(table),
    title,
    table,
    permission: `online:${table.replaceAll('_', '-')}`,
    fields,
    columns,
    hasBoxes,
    ...(isTree && { tree: { parent: treeParent } }),
    lines: subs.map((sub) => ({
      name: sub.table,
      module: moduleOf(sub, []),
      parent: parentField(form),
      isSingle: sub.isSingle,
    })),
    linesIn: 'form',
  };
}

function withFormerNames(body: JsonObject, form: OnlineForm, published: Published): JsonObject {
  const schema = readObject(body['schema']);
  const before = readObject(readObject(published.get(documentOf(form))?.body['schema'])['properties']);
  const fields = form.fields.map((field): [string, JsonObject] => [field.name, fieldSchema(field, before)]);
  return {
    ...body,
    schema: { ...schema, properties: { ...readObject(schema['properties']), ...Object.fromEntries(fields) } },
  };
}

export function parentField({ table }: Pick<OnlineForm, 'table'>): string {
  return `${table}_id`;
}

function laidOver(body: JsonObject, extension: JsonObject): JsonObject {
  const merged: JsonObject = { ...body };
  for (const [key, value] of Object.entries(extension)) {
    const below = Object.hasOwn(body, key) ? body[key] : undefined;
    merged[key] = isJsonObject(value) && isJsonObject(below) ? laidOver(below, value) : value;
  }
  return merged;
}
