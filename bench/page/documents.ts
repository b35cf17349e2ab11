import {
  splitDocumentKey,
  type DocumentKey,
  type DocumentSet,
  type SourceDocument,
} from '../../src/schema/documents/document.ts';
import type { JsonObject, JsonValue } from '../../src/schema/json/index.ts';

const choices = Array.from({ length: 6 }, (_, index) => ({ value: `o${index}`, text: `Option ${index}` }));

/** The six kinds of field of the neutral workload, in turn: text, number, select, date, switch, radio. */
const kinds: ((title: string) => JsonObject)[] = [
  (title) => ({ type: 'string', title }),
  (title) => ({ type: 'number', title }),
  (title) => ({ type: 'string', title, enum: choices, 'x-component': 'Select' }),
  (title) => ({ type: 'string', title, format: 'date' }),
  (title) => ({ type: 'boolean', title }),
  (title) => ({ type: 'string', title, enum: choices.slice(0, 3), 'x-component': 'Radio' }),
];

export function formModel(count: number, linked: boolean): JsonObject {
  const names = Array.from({ length: count }, (_, index) => `f${index}`);
  const properties: Record<string, JsonValue> = Object.fromEntries(
    names.map((name, index) => [name, kinds[index % kinds.length]?.(`Field ${index}`) ?? {}]),
  );
  if (linked) {
    Object.assign(properties, {
      f6: { type: 'string', title: 'Field 6', default: 'B' },
      f12: { type: 'string', title: 'Field 12', 'x-value': "{{ $record.f0 ? $record.f0 + $record.f6 : '' }}" },
    });
  }
  return { kind: 'model', formatVersion: 1, title: 'Form', schema: { type: 'object', required: names, properties } };
}

export function formBody(count: number, linked: boolean): JsonObject {
  const names = Array.from({ length: count }, (_, index) => `f${index}`);
  const fields: [string, JsonObject][] = names.map((name) => [name, {}]);
  const properties: JsonObject = Object.fromEntries(fields);
  if (linked) properties['f6'] = { 'x-visible': '{{ $record.f0 }}' };
  return {
    kind: 'form',
    formatVersion: 1,
    model: 'bench/form',
    layout: { columns: 1, labelPosition: 'top' },
    properties,
  };
}

export const listModel: JsonObject = {
  kind: 'model',
  formatVersion: 1,
  title: 'People',
  resource: '/bench/person',
  schema: {
    type: 'object',
    properties: {
      number: { type: 'string', title: 'ID' },
      name: { type: 'string', title: 'Name' },
      dept: { type: 'string', title: 'Department' },
      status: {
        type: 'string',
        title: 'Status',
        enum: ['Draft', 'Active', 'Paused', 'Closed'].map((text, value) => ({ value: String(value), text })),
      },
      amount: { type: 'number', title: 'Amount', 'x-scale': 2 },
      city: { type: 'string', title: 'City' },
      email: { type: 'string', title: 'E-mail' },
      phone: { type: 'string', title: 'Phone' },
      openedOn: { type: 'string', format: 'date', title: 'Created' },
    },
  },
};

export const listBody: JsonObject = {
  kind: 'list',
  formatVersion: 1,
  model: 'bench/person',
  columns: ['number', 'name', 'dept', 'status', 'amount', 'city', 'email', 'phone', 'openedOn'],
  search: [],
  rowActions: ['edit', 'delete'],
  pageSize: 100,
};

const wideNames = Array.from({ length: 60 }, (_, index) => `c${index}`);

export const wideListModel: JsonObject = {
  kind: 'model',
  formatVersion: 1,
  title: 'Wide',
  resource: '/bench/person',
  schema: {
    type: 'object',
    properties: Object.fromEntries(
      wideNames.map((name, index) => [name, { type: 'string', title: `Field ${index}`, 'x-width': 100 }]),
    ),
  },
};

export const wideListBody: JsonObject = {
  kind: 'list',
  formatVersion: 1,
  model: 'bench/wide',
  columns: wideNames,
  search: [],
  pageSize: 100,
};

export function documentSet(bodies: Record<DocumentKey, JsonObject>): DocumentSet {
  const documents = new Map<DocumentKey, SourceDocument>();
  for (const [text, body] of Object.entries(bodies)) {
    const parts = splitDocumentKey(text);
    if (!parts) throw new Error(`${text} is no document key`);
    const key: DocumentKey = `${parts.id}.${parts.kind}`;
    documents.set(key, { key, ...parts, hash: JSON.stringify(body), body, problems: [] });
  }
  return documents;
}
