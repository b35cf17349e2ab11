import fc from 'fast-check';
import { expect, test } from 'vitest';

import * as validators from '../../../../generated/document-validators.js';
import { vocabulary } from '../../../../generated/vocabulary.ts';
import { checkDocuments } from '../../../schema/check/index.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { printDocument } from '../../../schema/printer/print-document.ts';
import { resolvedProblems, resolvePage } from '../../kinds/index.ts';
import {
  editableDocuments,
  moduleActions,
  moduleDocuments,
  namedModule,
  type FieldDescription,
  type ModuleDescription,
} from './index.ts';

const controls = [
  'text',
  'password',
  'textarea',
  'date',
  'datetime',
  'time',
  'switch',
  'list',
  'radio',
  'checkbox',
  'list_multi',
  'sel_search',
  'sel_tree',
  'cat_tree',
  'pca',
  'sel_user',
  'sel_depart',
  'popup',
  'image',
  'file',
  'umeditor',
  'markdown',
  'link_down',
  'another',
];
const word = fc.stringMatching(/^[a-z][a-z_]{0,9}[a-z]$/);
const dictionary = fc.record({
  code: fc.constantFrom('', 'sex'),
  table: fc.constantFrom('', 'sys_user', 'sys_role where id > 1'),
  text: word,
});
const field: fc.Arbitrary<FieldDescription> = fc.record(
  {
    name: fc.oneof(word, fc.constantFrom('id', 'version', 'createTime')),
    title: fc.string({ maxLength: 20 }),
    type: fc.constantFrom('string', 'int', 'double', 'BigDecimal', 'Date', 'Datetime', 'Text', 'Blob'),
    length: fc.nat(4000),
    scale: fc.option(fc.nat(20), { nil: undefined }),
    control: fc.constantFrom(...controls),
    dictionary,
    isRequired: fc.boolean(),
    isReadOnly: fc.boolean(),
    inForm: fc.boolean(),
    inList: fc.boolean(),
    query: fc.constantFrom(undefined, 'single', 'like', 'group', 'another'),
    check: fc.constantFrom(undefined, 'n', 'only', '*', 'e', 'url', '^[a-z]+$', '^[a-z'),
    initial: fc.constantFrom(undefined, '1', 'Y', '#{date}', '${rule}', '{{ f() }}', '{{ 1 + 1 }}', '{{ $today }}'),
    width: fc.constantFrom(undefined, 120),
    choices: fc.constantFrom([], [{ value: '1', text: '一' }]),
    href: fc.constantFrom('http://example.com', '/base/customer', '/base/customer?name=${ab}', 'javascript:theirs()'),
    isTotal: fc.boolean(),
    isSortable: fc.boolean(),
    switchValues: fc.constant(['1', '2'] as const),
  },
  { noNullPrototype: true },
);
const fields = fc.uniqueArray(field, { minLength: 1, maxLength: 12, selector: ({ name }) => name });

function moduleOf(id: string, own: readonly FieldDescription[]): fc.Arbitrary<ModuleDescription> {
  return fc.record({
    id: fc.constant(id),
    title: fc.constantFrom('合同', '明细'),
    note: fc.constant('它有一段增强'),
    resource: fc.constant(`/${id}`),
    permission: fc.constant('online:record'),
    fields: fc.constant(own),
    columns: fc.integer({ min: 1, max: 4 }),
    hasBoxes: fc.boolean(),
    actions: fc.subarray([...moduleActions]),
    lines: fc.constant([]),
    linesIn: fc.constantFrom('form' as const, 'list' as const, 'both' as const),
    sort: fc.constantFrom<JsonObject>({}, { column: 'id', order: 'desc' }),
  });
}

const ownName = (all: readonly FieldDescription[]) =>
  all.find(({ name }) => !/^(id|version|createTime)$/.test(name))?.name;

const module: fc.Arbitrary<ModuleDescription> = fc
  .record({ main: fields, sub: fields, isTree: fc.boolean(), isSingle: fc.boolean(), hasLines: fc.boolean() })
  .chain(({ main, sub, isTree, isSingle, hasLines }) =>
    fc.tuple(moduleOf('online/main', main), moduleOf('online/sub', sub)).map(([whole, line]) => ({
      ...whole,
      ...(isTree && { tree: { parent: ownName(main) ?? 'pid' } }),
      lines: hasLines ? [{ name: 'sub_rows', module: line, parent: ownName(sub) ?? 'main_id', isSingle }] : [],
    })),
  );

/** Dictionaries, pickers and rules are in other documents, or in the back end. */
const ofOtherDocuments = new Set(['unknown-dictionary', 'unknown-document', 'unknown-rule']);

function errorsOf(documents: ReturnType<typeof moduleDocuments>) {
  const files = [...documents].map(([key, body]) => ({
    path: `${key}.json`,
    file: `${key}.json`,
    text: printDocument(body),
  }));
  const checked = checkDocuments(files, validators, vocabulary);
  const problems = [...checked.problems, ...resolvedProblems(checked, vocabulary)];
  const errors = problems.filter(({ severity, code }) => severity === 'error' && !ofOtherDocuments.has(code));
  return { checked, errors };
}

test('the documents of any description pass the check, and the page of its module opens', () => {
  fc.assert(
    fc.property(module, (description) => {
      const { checked, errors } = errorsOf(moduleDocuments(description, vocabulary.widgets));
      expect(errors).toEqual([]);
      expect(resolvePage('online/main.model', checked, vocabulary).kind).toBe('list');
    }),
    { numRuns: 40 },
  );
});

test('the same with forms of their own and another id, as who designs them gets them', () => {
  fc.assert(
    fc.property(module, (description) => {
      const named = namedModule(description, { id: 'mine/other', title: '另一个' });
      const documents = editableDocuments(named, vocabulary.widgets);
      const { checked, errors } = errorsOf(documents);
      expect(errors).toEqual([]);
      expect([...documents.keys()].every((key) => key.startsWith('mine/other'))).toBe(true);
      expect(resolvePage('mine/other.model', checked, vocabulary).kind).toBe('list');
    }),
    { numRuns: 40 },
  );
});

test('a changed choice of a chain clears all fields below it in the form', () => {
  const select = (name: string, above?: string): FieldDescription => ({
    name,
    title: name,
    type: 'string',
    length: 32,
    scale: undefined,
    control: 'sel_search',
    dictionary: { code: 'id', table: 'sys_category', text: 'name' },
    isRequired: false,
    isReadOnly: false,
    inForm: true,
    inList: true,
    query: undefined,
    check: undefined,
    initial: undefined,
    width: undefined,
    ...(above !== undefined && { restrictedBy: { field: above, column: 'pid' } }),
  });
  const module: ModuleDescription = {
    id: 'demo/chain',
    title: '三级联动',
    resource: '/demo/chain',
    permission: 'online:record',
    fields: [select('province'), select('city', 'province'), select('area', 'city')],
    columns: 1,
    hasBoxes: true,
    actions: [...moduleActions],
    lines: [],
    linesIn: 'form' as const,
    sort: {},
  };
  const documents = new Map(moduleDocuments(module, vocabulary.widgets));
  const text = JSON.stringify([...documents.values()]);
  const clears = (...targets: string[]): string =>
    JSON.stringify(targets.map((target) => ({ target, fulfill: { state: { value: null } } })));
  expect(text).toContain(`"province":{"x-reactions":${clears('city', 'area')}}`);
  expect(text).toContain(`"x-reactions":${clears('area')}`);
  const reactions = text.match(/"x-reactions"/g) ?? [];
  expect(reactions).toHaveLength(2);
});
