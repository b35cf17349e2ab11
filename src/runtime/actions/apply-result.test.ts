import { describe, expect, test } from 'vitest';

import type { ActionResult } from '../registry/index.ts';
import { applyResult, type ActionEffects } from './apply-result.ts';

type Log = [effect: string, with_?: unknown][];

function pageOf(log: Log): ActionEffects {
  return {
    notify: (message) => void log.push(['notify', message]),
    refresh: () => void log.push(['refresh']),
    removed: (ids) => void log.push(['removed', ids]),
    clearSelection: () => void log.push(['clearSelection']),
    navigate: (target) => void log.push(['navigate', target]),
    openDialog: (dialog) => void log.push(['openDialog', dialog]),
    closeDialog: () => void log.push(['closeDialog']),
    download: ({ name }) => void log.push(['download', name]),
  };
}

async function apply(result: ActionResult, more: Partial<ActionEffects> = {}): Promise<Log> {
  const log: Log = [];
  await applyResult(result, { ...pageOf(log), ...more });
  return log;
}

const undo = { text: '已删除', undone: '已恢复', call: { method: 'PUT', path: '/restore', body: {} } } as const;
const saved = { kind: 'success', text: '保存成功' } as const;

describe('the result of an action', () => {
  test('that is empty changes nothing', async () => {
    expect(await apply({ value: 5, stop: true })).toEqual([]);
  });

  test('happens in one order, however it is written', async () => {
    const dialog = { kind: 'import' } as const;
    const result: ActionResult = {
      closeDialog: true,
      openDialog: dialog,
      navigate: { to: '/a' },
      clearSelection: true,
      refresh: true,
      download: { file: new Blob(), name: 'a.xlsx' },
      notify: saved,
    };
    expect((await apply(result)).map(([effect]) => effect)).toEqual([
      'notify',
      'download',
      'refresh',
      'clearSelection',
      'navigate',
      'openDialog',
      'closeDialog',
    ]);
  });

  test('with records that are gone brings the list up to date once', async () => {
    expect(await apply({ removed: ['1'], refresh: true })).toEqual([['removed', ['1']]]);
    expect(await apply({ removed: [] })).toEqual([['removed', []]]);
  });

  test('that can be taken back is offered, or only told where the page cannot', async () => {
    const offered: string[] = [];
    expect(await apply({ undo }, { offerUndo: ({ undone }) => void offered.push(undone) })).toEqual([]);
    expect(offered).toEqual(['已恢复']);
    expect(await apply({ undo })).toEqual([['notify', { kind: 'success', text: '已删除' }]]);
  });

  test('that a page cannot do is left out', async () => {
    expect(await apply({ expand: '1', setValues: { name: '甲' }, refresh: true })).toEqual([['refresh']]);
  });

  test('opens rows and fills in values where the page can', async () => {
    const log: unknown[] = [];
    const more = { expand: (id: string) => void log.push(id), setValues: (values: object) => void log.push(values) };
    await apply({ expand: '', setValues: { name: '甲' } }, more);
    expect(log).toEqual(['', { name: '甲' }]);
  });

  test('waits for its dialog before it closes the one that is open', async () => {
    const log: string[] = [];
    const openDialog = async () => {
      await Promise.resolve();
      log.push('open');
    };
    await apply(
      { openDialog: { kind: 'recycle-bin' }, closeDialog: true },
      {
        openDialog,
        closeDialog: () => void log.push('close'),
      },
    );
    expect(log).toEqual(['open', 'close']);
  });

  test('fails with its dialog', async () => {
    const openDialog = () => Promise.reject(new Error('打不开'));
    await expect(apply({ openDialog: { kind: 'recycle-bin' } }, { openDialog })).rejects.toThrow('打不开');
  });
});
