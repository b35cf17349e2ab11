import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { JsonValue } from '../json/index.ts';
import { documentValue } from '../json/testing/document-value.ts';
import { fromTree, toTree } from '../tree/index.ts';
import { defineMigration } from './define-migration.ts';
import { migrateDocument } from './migrate-document.ts';
import { migrations } from './migrations.ts';

const steps = [
  defineMigration({
    kind: '*',
    from: 1,
    name: 'second',
    title: '二',
    migrate: (body) => ({ ...body, log: `${String(body.log)}2` }),
  }),
  defineMigration({ kind: 'list', from: 0, name: 'first', title: '一', migrate: (body) => ({ ...body, log: '1' }) }),
  defineMigration({
    kind: 'form',
    from: 1,
    name: 'other-kind',
    title: '别的',
    migrate: (body) => ({ ...body, log: 'x' }),
  }),
  defineMigration({
    kind: 'list',
    from: 1,
    name: 'third',
    title: '三',
    migrate: (body) => ({ ...body, log: `${String(body.log)}3` }),
  }),
];

describe('migrateDocument', () => {
  it('runs the steps of each version in their order, from the version of the document on', () => {
    const migrate = (formatVersion: number) => migrateDocument({ formatVersion, kind: 'list', log: '' }, steps, 2);
    expect(migrate(0)).toEqual({
      value: { formatVersion: 2, kind: 'list', log: '123' },
      applied: ['first', 'second', 'third'],
    });
    expect(migrate(1)).toEqual({ value: { formatVersion: 2, kind: 'list', log: '23' }, applied: ['second', 'third'] });
    expect(migrate(2)).toEqual({ value: { formatVersion: 2, kind: 'list', log: '' }, applied: [] });
  });

  it('names only the steps that changed something', () => {
    const document = { kind: 'list', formatVersion: 0, columns: [{ key: 'name' }], sort: 'name' };
    expect(migrateDocument(document).applied).toEqual(['list-sort-object']);
  });

  it('leaves the version in its place among the keys', () => {
    const { value } = migrateDocument({ kind: 'list', formatVersion: 0, sort: 'name desc', title: '客户' });
    expect(JSON.stringify(value)).toBe(
      '{"kind":"list","formatVersion":1,"sort":{"column":"name","order":"desc"},"title":"客户"}',
    );
  });

  it('gives a current document back as it is', () => {
    const document = { kind: 'list', formatVersion: 1, columns: [{ field: 'name' }], sort: 'name' };
    expect(migrateDocument(document).value).toBe(document);
  });

  it('refuses a newer document and leaves it alone', () => {
    const document = { kind: 'list', formatVersion: 7, sort: 'name' };
    expect(migrateDocument(document)).toEqual({
      value: document,
      applied: [],
      problem: {
        severity: 'error',
        code: 'format-version-newer',
        pointer: '/formatVersion',
        message: '文档的格式版本是 7，本程序只认识到 1，请先升级程序再打开它。',
        expected: '不大于 1',
      },
    });
  });

  it('takes a document without a version as version 1, and says so', () => {
    const document = { kind: 'list', sort: 'name' };
    expect(migrateDocument(document)).toMatchObject({
      value: document,
      applied: [],
      problem: { code: 'format-version-missing' },
    });
    expect(migrateDocument({ ...document, log: '' }, steps, 2).applied).toEqual(['second', 'third']);
  });

  it.each<[JsonValue]>([['1'], [1.5], [-1], [null], [[1]]])('calls %j no version', (formatVersion) => {
    expect(migrateDocument({ formatVersion }).problem).toMatchObject({
      code: 'format-version-invalid',
      severity: 'error',
    });
  });

  it.each<[JsonValue]>([[[]], ['list'], [null]])('calls %j no document', (value) => {
    expect(migrateDocument(value)).toMatchObject({ value, applied: [], problem: { code: 'document-not-object' } });
  });

  it('leaves what has not the shape of its version as it is', () => {
    const body = { columns: { field: 'a' }, sort: 'a sideways', editor: { properties: [{ 'x-validator': 'mobile' }] } };
    const both = { field: 'a', key: 'b' };
    expect(migrateDocument({ kind: 'list', formatVersion: 0, ...body }).value).toMatchObject(body);
    expect(migrateDocument({ kind: 'list', formatVersion: 0, columns: [both, [both], 1] }).value).toMatchObject({
      columns: [both, [both], 1],
    });
  });

  it('never throws and never changes its input, whatever that is', () => {
    const kind = fc.constantFrom('list', 'form', 'model', 'dialog');
    const body = fc.record(
      {
        columns: documentValue(),
        sort: documentValue(),
        editor: documentValue(),
        list: documentValue(),
        body: documentValue(),
        properties: documentValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(kind, body, (documentKind, rest) => {
        // The result of fromTree is deeply frozen, so a step that wrote to it would throw.
        const document = fromTree(toTree({ kind: documentKind, formatVersion: 0, ...rest }));
        const before = JSON.stringify(document);
        expect(migrateDocument(document, migrations).problem).toBeUndefined();
        expect(JSON.stringify(document)).toBe(before);
      }),
    );
  });
});
