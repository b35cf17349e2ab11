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
import { openPageAreas, openPageOf } from '../../documents/open-pages.ts';
import { isJsonObject, parseJson, toPointer, type JsonObject, type JsonValue } from '../../json/index.ts';
import type { SourceFile } from '../../parse/index.ts';
import { printDocument } from '../../printer/print-document.ts';
import {
  fieldsOf,
  nameOf,
  nodeAtKey,
  renamingOf,
  usesOf,
  withName,
  withRenaming,
  type Renamed,
  type Renaming,
} from '../index.ts';
import { visitDocument } from '../visit-document.ts';

/** The documents of the product, and examples of everything that these do not use. */
const folder = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.json') && !path.startsWith('meta'),
);
const product = setOf(
  Object.fromEntries(folder.map((path) => [path.slice(0, -5), readFileSync(`schemas/${path}`, 'utf8')])),
);

const odd = setOf({
  'a/line.model': text({
    schema: {
      properties: {
        qty: { type: 'number' },
        price: { type: 'number', 'x-value': '{{ $parent.level == "A" ? $record.qty : 0 }}' },
      },
    },
  }),
  'a/order.model': text({
    schema: {
      properties: { level: { type: 'string' }, lines: { type: 'array', 'x-child': { model: 'a/line' } } },
    },
    list: {
      columns: [{ key: 'level', title: '等级' }],
      rowActions: [{ title: '看', do: [{ 'open-dialog': 'a/see' }] }],
    },
  }),
  'a/order.form': text({
    model: 'a/order',
    rules: [
      {
        when: '{{ $values.lines.every(line => line.qty > 0) && $values.extra.city != "" }}',
        message: 'x',
        field: 'level',
      },
    ],
    properties: {
      _card: {
        type: 'void',
        properties: { level: { type: 'string', title: '等级', 'x-reactions': { target: '_card' } } },
      },
      lines: {
        items: {
          properties: { qty: {}, note: { type: 'string', required: "{{ $line.qty > 1 && $line.note == '' }}" } },
        },
      },
      extra: {
        type: 'object',
        properties: { city: { type: 'string' } },
        'x-reactions': [
          { target: 'lines.qty' },
          { target: 'lines.note' },
          { target: 'extra.city', when: "{{ $record['extra'].city }}" },
        ],
      },
    },
  }),
  'a/see.dialog': text({
    title: '{{ $record.level }}',
    body: { form: { properties: { reason: { type: 'string' }, _row: { type: 'void' } } } },
    values: { reason: '{{ $record.level_dictText }}' },
    submit: [{ notify: '{{ $values.reason + $loaded.level }}' }],
  }),
});

describe.each([
  ['the documents of the product', product],
  ['documents with everything', odd],
])('in %s', (_, documents) => {
  const everything = renamable(documents);

  test('a renaming there and back leaves the same text but for the names that were, and a use for each one before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everything), fc.constantFrom('zzName', '新名字', '$z_9'), (renamed, to) => {
        const after = withRenaming(documents, planned(documents, renamed, to).changes);
        const again = withName(renamed, to);
        expect(usesOf(after, renamed).uses).toEqual([]);
        expect(usesOf(after, again).uses).toHaveLength(usesOf(documents, renamed).uses.length);
        const back = withRenaming(after, planned(after, again, nameOf(renamed)).changes);
        for (const key of documents.keys())
          expect(withoutFormerNames(back, key)).toBe(withoutFormerNames(documents, key));
      }),
      { numRuns: 10 },
    );
  });

  test('a renaming touches the places that it tells, and nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everything), (renamed) => {
        const { changes } = planned(documents, renamed, 'zzName');
        const after = withRenaming(documents, changes);
        for (const key of documents.keys()) {
          const told = changes.find(({ document }) => document === key)?.places ?? [];
          const differing = differences(documents.get(key)?.body ?? {}, after.get(key)?.body ?? {}, '');
          const others = differing.filter((pointer) => !pointer.endsWith('/zzName/x-renamed-from'));
          expect(others.toSorted()).toEqual(told.map(({ pointer }) => pointer).toSorted());
        }
      }),
      { numRuns: 10 },
    );
  });
});

test('the check tells nothing new of the documents of the product', () => {
  const before = problems(product);
  fc.assert(
    fc.property(fc.constantFrom(...renamable(product)), (renamed) => {
      const after = withRenaming(product, planned(product, renamed, 'zzName').changes);
      expect(problems(after)).toHaveLength(before.length);
    }),
    { numRuns: 10 },
  );
});

describe('a renaming follows', () => {
  const level: Renamed = { sort: 'field', model: 'a/order', name: 'level' };
  test.each<[string, Renamed, string[]]>([
    [
      'a field into titled columns, typed nodes, the lines below it and the dialogs that its list opens',
      level,
      [
        'a/line.model /schema/properties/price/x-value',
        'a/order.form /properties/_card/properties/level',
        'a/order.form /rules/0/field',
        'a/order.model /list/columns/0/key',
        'a/order.model /schema/properties/level',
        'a/see.dialog /title',
        'a/see.dialog /values/reason',
      ],
    ],
    [
      'a field of lines into paths',
      { sort: 'field', model: 'a/line', name: 'qty' },
      [
        'a/line.model /schema/properties/price/x-value',
        'a/line.model /schema/properties/qty',
        'a/order.form /properties/extra/x-reactions/0/target',
        'a/order.form /properties/lines/items/properties/note/required',
        'a/order.form /properties/lines/items/properties/qty',
        'a/order.form /rules/0/when',
      ],
    ],
    [
      'a node of the form alone, inside another',
      { sort: 'node', form: { document: 'a/order.form', pointer: '' }, path: 'extra.city' },
      [
        'a/order.form /properties/extra/properties/city',
        'a/order.form /properties/extra/x-reactions/2/target',
        'a/order.form /properties/extra/x-reactions/2/when',
        'a/order.form /rules/0/when',
      ],
    ],
    [
      'a node of rows',
      { sort: 'node', form: { document: 'a/order.form', pointer: '' }, path: 'lines.note' },
      [
        'a/order.form /properties/extra/x-reactions/1/target',
        'a/order.form /properties/lines/items/properties/note',
        'a/order.form /properties/lines/items/properties/note/required',
      ],
    ],
    [
      'a node of the form in a dialog',
      { sort: 'node', form: { document: 'a/see.dialog', pointer: '/body/form' }, path: 'reason' },
      ['a/see.dialog /body/form/properties/reason', 'a/see.dialog /submit/0/notify', 'a/see.dialog /values/reason'],
    ],
    [
      'a layout node',
      { sort: 'node', form: { document: 'a/order.form', pointer: '' }, path: '_card', isLayout: true },
      ['a/order.form /properties/_card', 'a/order.form /properties/_card/properties/level/x-reactions/target'],
    ],
  ])('%s', (_name, renamed, expected) => {
    const { changes } = planned(odd, renamed, 'zz');
    const places = changes.flatMap((change) => change.places.map(({ pointer }) => `${change.document} ${pointer}`));
    expect(places.toSorted()).toEqual(expected);
  });

  test('and tells what may be meant, for a record whose model nobody can know', () => {
    expect(planned(odd, level, 'zz').unsure).toEqual([
      expect.objectContaining({ document: 'a/see.dialog', pointer: '/submit/0/notify' }),
    ]);
  });
});

test.each(['stock/balance', 'stock/ledger'])(
  'what a balance and its ledger share is renamed in both from %s',
  (model) => {
    const { changes } = planned(product, { sort: 'field', model, name: 'material' }, 'goods');
    const after = withRenaming(product, changes);
    for (const each of ['stock/balance', 'stock/ledger'])
      expect(fieldsOf(after, each)['goods']).toMatchObject({ 'x-renamed-from': ['material'] });
    expect(after.get('stock/balance.model')?.body['balanceOf']).toMatchObject({
      by: expect.arrayContaining(['goods']),
    });
    expect(JSON.stringify(after.get('stock/bill.model')?.body['postings'])).toContain('"goods":');
  },
);

test('a print template keeps its names: the button that opens it gives it the renamed field', () => {
  const made = renamingOf(product, { sort: 'field', model: 'stock/barcode', name: 'batch' }, 'lot');
  const changes = 'changes' in made ? made.changes : [];
  const places = changes.find(({ document }) => document === 'stock/barcode.model')?.places;
  expect(places).toContainEqual(
    expect.objectContaining({
      pointer: expect.stringMatching(/\/values\/batch$/),
      atKey: false,
      after: '{{ $record.lot }}',
    }),
  );
  expect(changes.map(({ document }) => document)).not.toContain('stock/barcode-label.screen');
});

test('the areas of a page before the sign-in keep their names', () => {
  const form = { document: 'system/sign-in.screen', pointer: '' } as const;
  expect(renamingOf(product, { sort: 'node', form, path: 'page', isLayout: true }, 'body')).toEqual({
    refused: '登录前的页面按“page”这个名字找这一区，不能改名。',
  });
});

describe('a name is refused', () => {
  const city: Renamed = { sort: 'node', form: { document: 'a/order.form', pointer: '' }, path: 'extra.city' };
  test.each<[string, Renamed, string, string]>([
    ['the same', { sort: 'field', model: 'a/order', name: 'level' }, 'level', '新名字和原来的一样，请换一个。'],
    ['no name', city, '2级', '“2级”不能作名字，应是字段名：字母或汉字开头，后面是字母、数字、汉字、_、-。'],
    ['empty', city, '', '“”不能作名字，应是字段名：字母或汉字开头，后面是字母、数字、汉字、_、-。'],
    ['that no expression may read', city, 'constructor', '不能使用“constructor”这个名字，请换一个。'],
    ['of every record', city, 'createTime', '“createTime”是每条记录都有的字段，请换一个名字。'],
    ['of a text beside a value', city, 'a_dictText', '以 _dictText 结尾的名字留给选项的文字，请换一个名字。'],
    [
      'that the model has',
      { sort: 'field', model: 'a/order', name: 'level' },
      'lines',
      '“lines”已经用在 a/order.model 的 /schema/properties/lines，请换一个名字。',
    ],
    [
      'that a form over the model has by itself',
      { sort: 'field', model: 'a/order', name: 'level' },
      'extra',
      '“extra”已经用在 a/order.form 的 /properties/extra，请换一个名字。',
    ],
    [
      'that the model behind the form has',
      { sort: 'node', form: { document: 'a/order.form', pointer: '' }, path: 'extra' },
      'level',
      '表单的模型里已经有“level”这个字段，请换一个名字。',
    ],
    ['with a hyphen, behind a point', city, 'the-city', '表达式里用到它，名字里不能有“-”，请换一个名字。'],
    ['of nothing', { sort: 'field', model: 'a/order', name: 'no' }, 'x', '模型“a/order”没有名为“no”的字段。'],
    ['of no node', { ...city, path: 'extra.no' }, 'x', '没有这个字段，可能已经改名或删除，请重新选择。'],
  ])('that is %s', (_, renamed, to, refused) => {
    expect(renamingOf(odd, renamed, to)).toEqual({ refused });
  });
});

test('what stands at a key is told, of models and of forms', () => {
  expect([
    nodeAtKey(odd, 'a/order.model', '/schema/properties/level'),
    nodeAtKey(odd, 'a/order.form', '/properties/_card/properties/level'),
    nodeAtKey(odd, 'a/order.form', '/properties/lines/items/properties/note'),
    nodeAtKey(odd, 'a/order.form', '/properties/_card'),
    nodeAtKey(odd, 'a/order.model', '/schema/properties/no'),
    nodeAtKey(odd, 'a/order.form', '/rules/0/field'),
  ]).toEqual([
    { sort: 'field', model: 'a/order', name: 'level' },
    { sort: 'field', model: 'a/order', name: 'level' },
    { sort: 'node', form: { document: 'a/order.form', pointer: '' }, path: 'lines.note' },
    { sort: 'node', form: { document: 'a/order.form', pointer: '' }, path: '_card', isLayout: true },
    undefined,
    undefined,
  ]);
});

function planned(documents: DocumentSet, renamed: Renamed, to: string): Renaming {
  const made = renamingOf(documents, renamed, to);
  if ('refused' in made) throw new Error(`${JSON.stringify(renamed)} → ${to}: ${made.refused}`);
  return made;
}

function renamable(documents: DocumentSet): Renamed[] {
  const found: Renamed[] = [];
  for (const key of documents.keys()) {
    const document = documents.get(key);
    if (!document) continue;
    if (document.kind === 'model')
      for (const name of Object.keys(fieldsOf(documents, document.id)))
        found.push({ sort: 'field', model: document.id, name });
    visitDocument(document, documents, {
      reference({ sort, atKey, pointer }) {
        const node = sort === 'node' && atKey ? nodeAtKey(documents, key, pointer) : undefined;
        const isArea = openPageOf(key) !== undefined && node?.sort === 'node' && openPageAreas.includes(node.path);
        if (node?.sort === 'node' && node.form.document === key && !isArea) found.push(node);
      },
    });
  }
  return found;
}

function setOf(texts: Record<string, string>): DocumentSet {
  const documents = new Map<DocumentKey, SourceDocument>();
  for (const [name, written] of Object.entries(texts)) {
    const parts = splitDocumentKey(name);
    const { value } = parseJson(written);
    if (!parts || !isJsonObject(value)) throw new Error(`${name} is no document`);
    const key = documentKey(parts.id, parts.kind);
    documents.set(key, { ...parts, key, hash: '', body: value, problems: [] });
  }
  return { get: (key) => documents.get(key), keys: () => documents.keys() };
}

function text(body: JsonObject): string {
  return JSON.stringify(body);
}

function withoutFormerNames(documents: DocumentSet, key: DocumentKey): string {
  return JSON.stringify(documents.get(key)?.body, (member, value: unknown) =>
    member === 'x-renamed-from' ? undefined : value,
  );
}

function differences(before: JsonValue, after: JsonValue, pointer: string): string[] {
  if (typeof before !== 'object' || before === null) return before === after ? [] : [pointer];
  const others = Object.entries(after ?? {});
  return Object.entries(before).flatMap(([key, value], index) => {
    const [name, other = null] = others[index] ?? [''];
    const at = pointer + toPointer([key]);
    return [...(name === key ? [] : [at]), ...differences(value, other, at)];
  });
}

/** The files of bodies: the check recalls what it has found in a file that it has seen. */
const files = new WeakMap<JsonObject, SourceFile>();

function problems(documents: DocumentSet) {
  const written = [...documents.keys()].flatMap((key) => {
    const body = documents.get(key)?.body;
    if (!body) return [];
    const file = files.get(body) ?? { path: `${key}.json`, file: key, text: printDocument(body) };
    files.set(body, file);
    return [file];
  });
  return checkDocuments(written, {}, vocabulary).problems.map(({ document, code }) => `${document} ${code}`);
}
