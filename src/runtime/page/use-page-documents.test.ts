// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import type { DocumentKey, SourceDocument } from '../../schema/documents/document.ts';
import { PortError, type DocumentsPort } from '../ports/index.ts';
import { drawHook, settle } from '../registry/testing/draw-hook.tsx';
import { memoryRuntime, openAnswer } from '../registry/testing/memory-runtime.ts';
import type { DocumentChanges } from './page-views.ts';
import { usePageDocuments } from './use-page-documents.ts';

const key: DocumentKey = 'a/one.list';
const documentOf = (hash: string, id = 'a/one'): SourceDocument => {
  return { key: `${id}.list`, id, kind: 'list', hash, body: { title: hash }, problems: [] };
};

function portOf(...answers: (SourceDocument[] | PortError | Promise<SourceDocument[]>)[]) {
  const asked: DocumentKey[] = [];
  const port: DocumentsPort = {
    page: async (wanted) => {
      asked.push(wanted);
      const answer = await answers.shift();
      if (answer === undefined || answer instanceof PortError) throw answer ?? new PortError('offline', '没有网络');
      return { documents: answer };
    },
  };
  return { port, asked };
}

function changing() {
  const listeners = new Set<Parameters<DocumentChanges>[0]>();
  const changes: DocumentChanges = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { changes, tell: (keys: DocumentKey[]) => settle(() => listeners.forEach((listener) => listener(keys))) };
}

const open = (port: DocumentsPort, changes?: DocumentChanges) =>
  drawHook(memoryRuntime(), (wanted: DocumentKey) => usePageDocuments(wanted, port, changes), key);

describe('the documents of a page', () => {
  test('are asked for, and here once they have come', async () => {
    const slow = openAnswer<SourceDocument[]>();
    const { now } = await open(portOf(slow.promise).port);
    expect([now().documents, now().error]).toEqual([undefined, undefined]);
    await settle(() => slow.resolve([documentOf('1')]));
    expect(now().documents?.map(({ hash }) => hash)).toEqual(['1']);
  });

  test('are here at once when the page is opened again, and followed in the background', async () => {
    const slow = openAnswer<SourceDocument[]>();
    const { port, asked } = portOf([documentOf('1')], slow.promise);
    await (await open(port)).leave();
    const { now } = await open(port);
    expect(now().documents?.[0]?.hash).toBe('1');
    await settle(() => slow.resolve([documentOf('2')]));
    expect(now().documents?.[0]?.hash).toBe('2');
    expect(asked).toEqual([key, key]);
  });

  test('that cannot be had say why, and are asked for again at a wish', async () => {
    const { now } = await open(portOf(new PortError('server', '忙'), [documentOf('1')]).port);
    expect([now().documents, now().error?.message]).toEqual([undefined, '忙']);
    await settle(() => now().retry());
    expect([now().documents?.length, now().error]).toEqual([1, undefined]);
  });

  test('stay when a later look at them fails', async () => {
    const { now } = await open(portOf([documentOf('1')], new PortError('offline', '没有网络')).port);
    await settle(() => now().retry());
    expect([now().documents?.length, now().error]).toEqual([1, undefined]);
  });
});

describe('a change of documents', () => {
  test('of the page is followed; one of others is not', async () => {
    const { changes, tell } = changing();
    const { port, asked } = portOf([documentOf('1'), documentOf('1', 'a/part')], [documentOf('2')], [documentOf('3')]);
    const { now } = await open(port, changes);
    await tell(['b/other.list']);
    expect(asked).toHaveLength(1);
    await tell(['a/part.list']);
    expect(now().documents?.[0]?.hash).toBe('2');
    await tell([key]);
    expect(now().documents?.[0]?.hash).toBe('3');
  });

  test('is followed no more once the page is left', async () => {
    const { changes, tell } = changing();
    const { port, asked } = portOf([documentOf('1')]);
    await (await open(port, changes)).leave();
    await tell([key]);
    expect(asked).toHaveLength(1);
  });
});
