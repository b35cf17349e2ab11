// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { drawHook, settle } from '../../registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../../registry/testing/memory-runtime.ts';
import { activate, createGridStore, useActiveError, useGrid, useRowState, type GridStore } from './index.ts';
import { bolts } from './testing/grid-steps.ts';

async function read<Part>(use: (store: GridStore) => Part) {
  const store = createGridStore(bolts);
  store.setColumns(['name', 'qty']);
  let draws = 0;
  const drawn = await drawHook(
    memoryRuntime(),
    () => {
      draws += 1;
      return use(store);
    },
    undefined,
  );
  const set = (key: string, qty: number) => settle(() => store.change('修改', [{ type: 'set', key, values: { qty } }]));
  return { ...drawn, store, set, draws: () => draws };
}

describe('what reads an editable table is drawn again', () => {
  test('for its own row only', async () => {
    const { now, set, draws } = await read((store) => useRowState(store, 'a'));
    await set('b', 7);
    expect(draws()).toBe(1);
    await set('a', 8);
    expect([draws(), now()?.row.record['qty'], now()?.status]).toEqual([2, 8, 'edited']);
  });

  test('for its part, where it says something else', async () => {
    const { now, set, draws } = await read((store) =>
      useGrid(store, 'history', (grid) => grid.history().past.length > 0),
    );
    await set('a', 7);
    await set('b', 7);
    expect([now(), draws()]).toEqual([true, 2]);
  });

  test('for a row that goes', async () => {
    const { now, store } = await read((grid) => useRowState(grid, 'a'));
    await settle(() => store.remove(['a']));
    expect(now()).toBeUndefined();
  });
});

test('the error of the active cell is told, wherever the focus goes and whatever becomes right', async () => {
  const { now, store } = await read(useActiveError);
  const wrong = (key: string, message: string) => new Map([[key, new Map([['name', message]])]]);
  await settle(() => store.errors.showAll(true));
  await settle(() => store.errors.set(wrong('a', '请输入名称')));
  expect(now()).toBeUndefined();
  await settle(() => activate(store, { key: 'a', column: 'name' }));
  expect(now()).toBe('请输入名称');
  await settle(() => activate(store, { key: 'a', column: 'qty' }));
  expect(now()).toBeUndefined();
  await settle(() => activate(store, { key: 'b', column: 'name' }));
  await settle(() => store.errors.set(wrong('b', '名称太长')));
  expect(now()).toBe('名称太长');
  await settle(() => store.errors.set(new Map()));
  expect(now()).toBeUndefined();
});
