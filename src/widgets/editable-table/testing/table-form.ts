import { storyDocuments, storyVocabulary } from '../../../../.storybook/story-documents.ts';
import { type ResolvedForm, resolveForm } from '../../../engine/form/index.ts';
import type { DocumentKey, SourceDocument } from '../../../schema/documents/document.ts';
import type { JsonObject, JsonValue } from '../../../schema/json/json-value.ts';

/** A form that is nothing but a table: its rows are `rows`, its columns those of a model with these fields. */
export function tableForm(table: {
  properties: JsonObject;
  required?: string[];
  columns?: JsonValue[];
  /** Keys of a columns document beside its columns. */
  options?: JsonObject;
  props?: JsonObject;
}): ResolvedForm {
  const documents = new Map(
    [...storyDocuments.keys()].flatMap((key) => {
      const document = storyDocuments.get(key);
      return document ? [[key, document] as const] : [];
    }),
  );
  add(documents, 'story/row', 'model', {
    schema: {
      type: 'object',
      required: table.required ?? [],
      properties: { owner: { type: 'string' }, ...table.properties },
    },
  });
  add(documents, 'story/sheet', 'model', {
    schema: {
      type: 'object',
      properties: { rows: { type: 'array', title: '表格', 'x-child': { model: 'story/row', parent: 'owner' } } },
    },
  });
  if (table.options) add(documents, 'story/row', 'columns', { columns: table.columns ?? ['...'], ...table.options });
  const columns = table.options ? 'story/row' : table.columns;
  const body: JsonObject = {
    properties: {
      rows: {
        'x-component': 'EditableTable',
        'x-component-props': { size: 'small', ...table.props },
        'x-decorator': null,
        ...(columns !== undefined && { 'x-columns': columns }),
      },
    },
  };
  return resolveForm(
    { document: 'story/page.form', pointer: '', body, model: 'story/sheet' },
    documents,
    storyVocabulary,
  );
}

function add(
  documents: Map<DocumentKey, SourceDocument>,
  id: string,
  kind: 'model' | 'columns',
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
