import { describe, expect, test } from 'vitest';

import { sales, documentSet as setOf } from '../../engine/model/testing/documents.ts';
import type { DocumentKey, SourceDocument } from '../../schema/documents/document.ts';
import { PortError, type DocumentsPort } from '../ports/index.ts';
import { memoryRegistry } from '../registry/testing/memory-runtime.ts';
import { documentSet, editorOfModel, followed, withDialog } from './page-documents.ts';
import { vocabularyOf } from './vocabulary-of.ts';

const source = (id: string, hash: string): SourceDocument => {
  return { key: `${id}.form`, id, kind: 'form', hash, body: {}, problems: [] };
};

describe('documents of a newer answer', () => {
  const [first, second] = [source('a/one', '1'), source('a/two', '1')];

  test('are the same array while no text has changed', () => {
    const before = [first, second];
    expect(followed(before, [source('a/one', '1'), source('a/two', '1')])).toBe(before);
  });

  test('keep those whose text is the same, so that nothing is drawn again for them', () => {
    const changed = source('a/two', '2');
    const after = followed([first, second], [source('a/one', '1'), changed]);
    expect(after[0]).toBe(first);
    expect(after[1]).toBe(changed);
  });

  test('are others where one came or went', () => {
    expect(followed([first, second], [source('a/one', '1')])).toEqual([first]);
    expect(followed([first], [source('a/one', '1'), second])).toEqual([first, second]);
  });
});

describe('a dialog that stands in its button', () => {
  test('is found beside the documents of the page, and stands before one of its id', () => {
    const around = documentSet([source('a/one', '1')]);
    const set = withDialog(withDialog(around, 'a/ask', { text: '旧' }), 'a/ask', { text: '新' });
    expect([...set.keys()]).toContain('a/one.form');
    expect(set.get('a/ask.dialog')?.body).toEqual({ text: '新' });
    expect(set.get('a/one.form')?.hash).toBe('1');
  });

  test('needs no page around it', () => {
    const set = withDialog(undefined, 'a/ask', { text: '新' });
    expect([...set.keys()]).toEqual(['a/ask.dialog']);
  });
});

describe('the editor of a model', () => {
  const vocabulary = vocabularyOf(memoryRegistry());
  const customer: SourceDocument = {
    key: 'base/customer.model',
    id: 'base/customer',
    kind: 'model',
    hash: '1',
    problems: [],
    body: sales['base/customer.model'] ?? {},
  };
  const list: SourceDocument = {
    key: 'base/customer.list',
    id: 'base/customer',
    kind: 'list',
    hash: '1',
    problems: [],
    body: { kind: 'list', formatVersion: 1, title: '大客户', model: 'base/customer' },
  };

  function portOf(pages: Partial<Record<DocumentKey, SourceDocument[]>>, failure?: PortError) {
    const asked: DocumentKey[] = [];
    const port: DocumentsPort = {
      page: async (key) => {
        asked.push(key);
        const documents = pages[key];
        if (documents) return { documents };
        throw failure ?? new PortError('not-found', '没有这个页面');
      },
    };
    return { port, asked };
  }
  const editor = (port: DocumentsPort, documents = documentSet([])) =>
    editorOfModel({ model: 'base/customer' }, { documents, port, vocabulary, options: {} });

  test('is that of its list page', async () => {
    const { port, asked } = portOf({ 'base/customer.list': [list, customer] });
    expect((await editor(port)).title).toBe('大客户');
    expect(asked).toEqual(['base/customer.list']);
  });

  test('is that of the model where it has no list page', async () => {
    const { port, asked } = portOf({ 'base/customer.model': [customer] });
    expect((await editor(port)).title).toBe('客户');
    expect(asked).toEqual(['base/customer.list', 'base/customer.model']);
  });

  test('is that of the model which the page has, where the server has no page of it', async () => {
    expect((await editor(portOf({}).port, setOf(sales))).title).toBe('客户');
  });

  test('is had without a call where the model says that it has no page', async () => {
    const { port, asked } = portOf({});
    const own = { ...customer, body: { ...customer.body, page: false } };
    expect((await editor(port, documentSet([own]))).title).toBe('客户');
    expect(asked).toEqual([]);
  });

  test.each([
    ['base:customer:add', []],
    ['base:customer:list', ['base/customer.list']],
  ])('of a page that the user with %s has asks for the pages %j', async (permission, pages) => {
    const { port, asked } = portOf({ 'base/customer.list': [customer] });
    const source = { documents: setOf(sales), port, vocabulary, options: { permissions: new Set([permission]) } };
    expect((await editorOfModel({ model: 'base/customer' }, source)).title).toBe('客户');
    expect(asked).toEqual(pages);
  });

  test('is not to be had where nobody knows the model', async () => {
    await expect(editor(portOf({}).port)).rejects.toThrow('没有名为“base/customer”的模型，打不开它的表单。');
  });

  test('fails with the server, instead of taking another', async () => {
    const { port, asked } = portOf({ 'base/customer.model': [customer] }, new PortError('server', '忙'));
    await expect(editor(port)).rejects.toThrow('忙');
    expect(asked).toEqual(['base/customer.list']);
  });
});
