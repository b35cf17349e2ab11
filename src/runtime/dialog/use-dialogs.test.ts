// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { drawHook, settle } from '../registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../registry/testing/memory-runtime.ts';
import { documentEntry, useDialogs } from './use-dialogs.ts';

async function twoTabs() {
  const use = () => ({ own: useDialogs('a'), other: useDialogs('b') });
  const { now } = await drawHook(memoryRuntime(), use, undefined);
  const top = () => now().own.entries.at(-1);
  return { now, top };
}

describe('the dialogs of a tab', () => {
  test('stand in the order in which they were opened, and no other tab has them', async () => {
    const { now } = await twoTabs();
    await settle(() => now().own.open(documentEntry({ kind: 'document', document: 'a/b' }, () => undefined)));
    await settle(() => now().own.open(documentEntry({ kind: 'document', document: 'c/d' }, () => undefined)));
    expect(now().own.entries).toMatchObject([{ document: 'a/b' }, { document: 'c/d' }]);
    expect(now().other.entries).toEqual([]);
  });

  test('are closed by the id they were opened with', async () => {
    const { now } = await twoTabs();
    const ids: string[] = [];
    for (const document of ['a/b', 'c/d'])
      await settle(() => ids.push(now().own.open(documentEntry({ kind: 'document', document }, () => undefined))));
    await settle(() => now().own.close(ids[0] ?? ''));
    expect(now().own.entries).toMatchObject([{ id: ids[1], document: 'c/d' }]);
  });
});

describe('what is asked', () => {
  test('is a dialog, and its answer comes back', async () => {
    const { now, top } = await twoTabs();
    const answers: boolean[] = [];
    await settle(
      () =>
        void now()
          .own.ask({ title: '确定删除？', danger: true })
          .then((yes) => answers.push(yes)),
    );
    const entry = top();
    expect(entry).toMatchObject({ kind: 'confirm', title: '确定删除？', danger: true });
    await settle(() => entry?.kind === 'confirm' && entry.answer(true));
    expect(answers).toEqual([true]);
  });

  test('may be a whole dialog: its values come back, or nothing where the person leaves it', async () => {
    const { now, top } = await twoTabs();
    const answers: unknown[] = [];
    for (const given of [{ reason: '欠款' }, undefined]) {
      const question = { kind: 'document', document: 'a/freeze', values: { id: '1' } } as const;
      const { fill } = now().own;
      await settle(() => void fill(question).then((values) => answers.push(values)));
      const entry = top();
      expect(entry).toMatchObject({ kind: 'document', document: 'a/freeze', values: { id: '1' } });
      await settle(() => entry?.kind === 'document' && entry.answer?.(given));
    }
    expect(answers).toEqual([{ reason: '欠款' }, undefined]);
  });
});

test('the entry of a dialog says only what its step says', () => {
  const onDone = () => undefined;
  expect(documentEntry({ kind: 'document', document: 'a/b' }, onDone)).toEqual({
    kind: 'document',
    document: 'a/b',
    values: {},
    onDone,
  });
  const own = { kind: 'document', document: 'a/b', title: '冻结', body: { text: '确定' } } as const;
  expect(documentEntry(own, onDone)).toMatchObject({ title: '冻结', body: { text: '确定' } });
});
