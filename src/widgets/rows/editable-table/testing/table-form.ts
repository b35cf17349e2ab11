import { storyDocuments, storyVocabulary } from '../../../../../.storybook/story-documents.ts';
import { resolveForm, type ResolvedForm } from '../../../../engine/form/index.ts';
import type { DocumentKey, SourceDocument } from '../../../../schema/documents/document.ts';
import type { JsonObject, JsonValue } from '../../../../schema/json/index.ts';
import type { Vocabulary } from '../../../../schema/vocabulary.ts';

/** Returns a form with only a table: its rows are `rows`, its columns those of a model with these fields. */
export function tableForm(table: {
  properties: JsonObject;
  required?: string[];
  columns?: JsonValue[];
  /** Keys of a columns document besides its columns. */
  options?: JsonObject;
  props?: JsonObject;
  items?: JsonObject;
  component?: string;
  max?: number;
  requests?: Record<string, JsonObject>;
  ownWidgets?: Vocabulary['widgets'];
  /** The fields of referenced models, by the model's id. */
  models?: Record<string, JsonObject>;
}): ResolvedForm {
  const documents = new Map(
    [...storyDocuments.keys()].flatMap((key) => {
      const document = storyDocuments.get(key);
      return document ? [[key, document] as const] : [];
    }),
  );
  addDocument(documents, 'story/row', 'model', {
    schema: {
      type: 'object',
      required: table.required ?? [],
      properties: { owner: { type: 'string' }, ...table.properties },
    },
  });
  const child: JsonObject = {
    model: 'story/row',
    parent: 'owner',
    ...(table.max !== undefined && { max: table.max }),
  };
  addDocument(documents, 'story/sheet', 'model', {
    schema: {
      type: 'object',
      properties: { rows: { type: 'array', title: '表格', 'x-child': child } },
    },
  });
  if (table.options)
    addDocument(documents, 'story/row', 'columns', { columns: table.columns ?? ['...'], ...table.options });
  for (const [id, fields] of Object.entries(table.models ?? {}))
    addDocument(documents, id, 'model', { schema: { type: 'object', properties: fields } });
  for (const [id, body] of Object.entries(table.requests ?? {})) addDocument(documents, id, 'request', body);
  const columns = table.options ? 'story/row' : table.columns;
  const body: JsonObject = {
    properties: {
      rows: {
        'x-component': table.component ?? 'EditableTable',
        'x-component-props': { ...(table.component === undefined && { size: 'small' }), ...table.props },
        'x-decorator': null,
        ...(columns !== undefined && { 'x-columns': columns }),
        ...(table.items && { items: { type: 'object', properties: table.items } }),
      },
    },
  };
  return resolveForm({ document: 'story/page.form', pointer: '', body, model: 'story/sheet' }, documents, {
    ...storyVocabulary,
    widgets: { ...storyVocabulary.widgets, ...table.ownWidgets },
  });
}

export function addDocument(
  documents: Map<DocumentKey, SourceDocument>,
  id: string,
  kind: 'model' | 'columns' | 'request',
  body: JsonObject,
): void {
  const key: DocumentKey = `${id}.${kind}`;
  documents.set(key, {
    key,
    id,
    kind,
    hash: '',
    problems: [],
    body: { kind, formatVersion: 1, title: '表格', ...body },
  });
}
