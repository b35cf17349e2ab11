import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { vocabulary } from '../../../../generated/vocabulary.ts';
import { checkDocuments } from '../../check/index.ts';
import {
  documentKey,
  splitDocumentKey,
  type DocumentKey,
  type DocumentSet,
  type SourceDocument,
} from '../../documents/document.ts';
import { isJsonObject, parseJson, readItems, type JsonObject } from '../../json/index.ts';
import { printDocument } from '../../printer/print-document.ts';
import { nodeAtKey, renamingOf, withRenaming, type Renamed } from '../index.ts';

const trip = setOf({
  'a/trip.model': {
    kind: 'model',
    schema: {
      properties: {
        status: { type: 'string', default: 'draft' },
        kind: { type: 'string', 'x-dict': 'trip_kind', default: 'far' },
        cost: { type: 'number', 'x-value': "{{ $record.kind == 'far' ? 2 : $record.name == 'far' ? 1 : 0 }}" },
      },
    },
    states: {
      field: 'status',
      initial: 'draft',
      editable: ['draft', 'gone'],
      transitions: [
        {
          name: 'leave',
          title: '出发',
          from: ['draft'],
          to: 'gone',
          when: "{{ ['near', 'far'].includes($record.kind) }}",
        },
        {
          name: 'back',
          title: '回来',
          from: ['gone'],
          to: 'draft',
          set: { kind: "{{ $record.cost > 1 ? 'far' : 'near' }}" },
        },
      ],
    },
    list: { columns: ['status', { key: 'kind', cellProps: { far: 'red' } }] },
  },
  'a/trip.list': { kind: 'list', model: 'a/trip', where: { kind: 'far', status: 'draft,gone' } },
  'a/note.model': { kind: 'model', schema: { properties: { kind: { type: 'string', 'x-dict': 'trip_kind' } } } },
  'a/note.form': {
    kind: 'form',
    model: 'a/note',
    properties: { kind: { default: 'far', enum: ['far', { value: 'near', label: 'far' }] } },
    rules: [{ when: "{{ $values.kind != 'far' }}", message: 'far', field: 'kind' }],
  },
  'a/kind.dictionary': {
    kind: 'dictionary',
    code: 'trip_kind',
    items: [
      { value: 'far', text: '远' },
      { value: 'near', text: '近' },
    ],
  },
});

const placesOf = (documents: DocumentSet, renamed: Renamed, to: string) =>
  planned(documents, renamed, to)
    .changes.flatMap(({ document, places }) => places.map(({ pointer, after }) => `${document} ${pointer} ${after}`))
    .toSorted();

test('a state is renamed wherever documents name it, and its model says what it was', () => {
  const renamed = { sort: 'state', model: 'a/trip', name: 'gone' } as const;
  expect(placesOf(trip, renamed, 'away')).toEqual([
    'a/trip.list /where/status draft,away',
    'a/trip.model /states/editable/1 away',
    'a/trip.model /states/transitions/0/to away',
    'a/trip.model /states/transitions/1/from/0 away',
  ]);
  const after = withRenaming(trip, planned(trip, renamed, 'away').changes);
  expect(after.get('a/trip.model')?.body['states']).toMatchObject({ renamedFrom: { away: ['gone'] } });
  const again = withRenaming(after, planned(after, { ...renamed, name: 'away' }, 'left').changes);
  expect(again.get('a/trip.model')?.body['states']).toMatchObject({ renamedFrom: { left: ['away', 'gone'] } });
  const back = withRenaming(after, planned(after, { ...renamed, name: 'away' }, 'gone').changes);
  expect(back.get('a/trip.model')?.body['states']).toMatchObject({ renamedFrom: { gone: ['away'] } });
});

test('an item of a dictionary is renamed in defaults, conditions, choices and expressions of all its fields', () => {
  const renamed = { sort: 'item', dictionary: 'trip_kind', name: 'far' } as const;
  expect(placesOf(trip, renamed, "o'f")).toEqual([
    "a/kind.dictionary /items/0/value o'f",
    "a/note.form /properties/kind/default o'f",
    "a/note.form /properties/kind/enum/0 o'f",
    "a/note.form /rules/0/when {{ $values.kind != 'o\\'f' }}",
    "a/trip.list /where/kind o'f",
    "a/trip.model /schema/properties/cost/x-value {{ $record.kind == 'o\\'f' ? 2 : $record.name == 'far' ? 1 : 0 }}",
    "a/trip.model /schema/properties/kind/default o'f",
    "a/trip.model /states/transitions/0/when {{ ['near', 'o\\'f'].includes($record.kind) }}",
    "a/trip.model /states/transitions/1/set/kind {{ $record.cost > 1 ? 'o\\'f' : 'near' }}",
  ]);
  const after = withRenaming(trip, planned(trip, renamed, 'away').changes);
  expect(readItems(after.get('a/kind.dictionary')?.body['items'])[0]).toEqual({
    value: 'away',
    text: '远',
    renamedFrom: ['far'],
  });
});

test.each<[string, Renamed, string, string]>([
  ['unknown', { sort: 'state', model: 'a/trip', name: 'no' }, 'x', '“a/trip”里没有“no”这个值。'],
  ['the same', { sort: 'state', model: 'a/trip', name: 'gone' }, 'gone', '新的值和原来的一样，请换一个。'],
  [
    'there',
    { sort: 'item', dictionary: 'trip_kind', name: 'far' },
    'near',
    '“trip_kind”里已经有“near”这个值，请换一个。',
  ],
  ['with a comma', { sort: 'item', dictionary: 'trip_kind', name: 'far' }, 'a,b', '“a,b”不能作为值'],
])('a value that is %s is refused', (_, renamed, to, refused) => {
  expect(renamingOf(trip, renamed, to)).toEqual({ refused: expect.stringContaining(refused) });
});

test('the places where a value is written tell which one it is', () => {
  expect(nodeAtKey(trip, 'a/trip.model', '/states/transitions/0/to')).toEqual({
    sort: 'state',
    model: 'a/trip',
    name: 'gone',
  });
  expect(nodeAtKey(trip, 'a/kind.dictionary', '/items/1/value')).toEqual({
    sort: 'item',
    dictionary: 'trip_kind',
    name: 'near',
  });
});

describe('in the documents of the product', () => {
  const paths = readdirSync('schemas', { recursive: true, encoding: 'utf8' });
  const product = setOf(
    Object.fromEntries(
      paths
        .filter((path) => path.endsWith('.json') && !path.startsWith('meta'))
        .map((path) => [path.slice(0, -5), parseJson(readFileSync(`schemas/${path}`, 'utf8')).value ?? {}]),
    ),
  );
  const items = [...product.keys()].flatMap((key): Renamed[] => {
    const body = product.get(key)?.body ?? {};
    if (body['kind'] !== 'dictionary') return [];
    return readItems(body['items']).map(({ value }) => ({
      sort: 'item',
      dictionary: String(body['code']),
      name: String(value),
    }));
  });
  const nameIn = (renamed: Renamed) => ('name' in renamed ? renamed.name : '');

  test('a renaming there and back leaves the same text but for the values that were, and nothing new is wrong', () => {
    const problems = (documents: DocumentSet) =>
      checkDocuments(
        [...documents.keys()].map((key) => ({
          path: `${key}.json`,
          file: key,
          text: printDocument(documents.get(key)?.body ?? {}),
        })),
        {},
        vocabulary,
      ).problems.length;
    const before = problems(product);
    const text = (documents: DocumentSet, key: DocumentKey) =>
      JSON.stringify(documents.get(key)?.body, (member, value: unknown) =>
        member === 'renamedFrom' ? undefined : value,
      );
    fc.assert(
      fc.property(fc.constantFrom(...items), (renamed) => {
        const after = withRenaming(product, planned(product, renamed, 'zzValue').changes);
        expect(problems(after)).toBe(before);
        const again: Renamed = 'name' in renamed ? { ...renamed, name: 'zzValue' } : renamed;
        const back = withRenaming(after, planned(after, again, nameIn(renamed)).changes);
        for (const key of product.keys()) expect(text(back, key)).toBe(text(product, key));
      }),
      { numRuns: 3 },
    );
  });
});

function planned(documents: DocumentSet, renamed: Renamed, to: string) {
  const made = renamingOf(documents, renamed, to);
  if ('refused' in made) throw new Error(`${JSON.stringify(renamed)} → ${to}: ${made.refused}`);
  return made;
}

function setOf(bodies: Record<string, unknown>): DocumentSet {
  const documents = new Map<DocumentKey, SourceDocument>();
  for (const [name, body] of Object.entries(bodies)) {
    const parts = splitDocumentKey(name);
    if (!parts || !isBody(body)) throw new Error(`${name} is no document`);
    const key = documentKey(parts.id, parts.kind);
    documents.set(key, { ...parts, key, hash: '', body, problems: [] });
  }
  return { get: (key) => documents.get(key), keys: () => documents.keys() };
}

function isBody(body: unknown): body is JsonObject {
  const { value } = parseJson(JSON.stringify(body));
  return isJsonObject(value);
}
