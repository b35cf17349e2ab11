import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';

import { documentSet } from '../../engine/model/testing/documents.ts';
import { runSteps, type ActionEffects } from '../actions/index.ts';
import { createRegistry, defineAction, type Runtime } from '../registry/index.ts';
import { dialogRun } from './dialog-run.ts';
import type { DocumentEntry } from './dialog-stack.ts';

const nothing = () => null;
const opening = defineAction({
  name: 'open-dialog',
  title: '打开弹窗',
  props: {},
  run: () => ({ openDialog: { kind: 'document', document: 'a/b' } }),
});
const registry = createRegistry({
  widgets: [],
  cells: [],
  actions: [opening],
  views: { FormItem: nothing, ProblemCard: nothing, Skeleton: nothing },
});
const ports = {} as Runtime['ports'];
const documents = documentSet({ 'a/own.request': { method: 'PUT', path: '/own' } });
const around = (notes: unknown[]) => ({
  runtime: { registry, ports, store: createStore(), permissions: new Set(['p:q']) },
  documents,
  confirm: async () => true,
  fill: async () => undefined,
  notify: (note: unknown) => void notes.push(note),
  navigate: () => undefined,
});
const entryOf = (values: DocumentEntry['values'], onDone = () => undefined): DocumentEntry => {
  return { kind: 'document', document: 'a/b', values, onDone };
};

describe('dialogRun', () => {
  test('goes on with what the button that opened it saw and did', async () => {
    let opened: DocumentEntry['values'] | undefined;
    const happened: string[] = [];
    const effects: ActionEffects = {
      notify: () => undefined,
      refresh: () => void happened.push('refresh'),
      removed: () => undefined,
      clearSelection: () => undefined,
      navigate: () => undefined,
      closeDialog: () => undefined,
      // Like the page of a list, this passes on only the arguments.
      openDialog: (dialog) => void (opened = 'values' in dialog ? dialog.values : undefined),
    };
    await runSteps([{ action: 'open-dialog', args: {}, pointer: '' }], {
      actions: registry.actions,
      scope: { $record: { id: '7' }, $selection: [{ id: '8' }] },
      context: {
        ports,
        selection: [],
        confirm: async () => true,
        fill: async () => undefined,
        request: (id) => ({ method: 'GET', path: `/${id}` }),
      },
      effects,
    });
    const run = dialogRun(entryOf(opened ?? {}), around([]));
    expect(run.scope).toMatchObject({ $record: { id: '7' }, $selection: [{ id: '8' }], $args: {} });
    expect([run.context.request('a/own')?.path, run.context.request('list')?.path]).toEqual(['/own', '/list']);
    run.effects.refresh();
    expect(happened).toEqual(['refresh']);
  });

  test('stands by itself where no step opened it', () => {
    const notes: unknown[] = [];
    let done = 0;
    const run = dialogRun(
      entryOf({ id: '1' }, () => void (done += 1)),
      around(notes),
    );
    expect(run.scope).toMatchObject({ $args: { id: '1' }, $record: null, $selection: [], $permissions: ['p:q'] });
    expect(run.context.request('no/such')).toBeUndefined();
    run.effects.refresh();
    void run.effects.openDialog({ kind: 'document', document: 'x/y' });
    expect([done, notes]).toMatchObject([1, [{ kind: 'error' }]]);
  });
});
