// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { drawHook, settle } from '../../src/runtime/registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../../src/runtime/registry/testing/memory-runtime.ts';
import { insertField, removeNodes } from '../commands/index.ts';
import { allNodes } from '../model/index.ts';
import { useDesign } from './index.ts';

const body = { kind: 'form', formatVersion: 1, title: '客户', properties: { code: {} } };
const place = { container: ['properties'], index: 9 };

async function openDesign() {
  const drawn = await drawHook(memoryRuntime(), () => useDesign(body), undefined);
  return { now: drawn.now, names: () => allNodes(drawn.now().tree).map(({ key }) => key) };
}

test('commands of one event each begin with what the one before left', async () => {
  const { now, names } = await openDesign();
  await settle(() => {
    const { execute } = now();
    execute(insertField, { name: 'name', title: '名称', place });
    execute(insertField, { name: 'level', title: '等级', place });
  });
  expect(names()).toEqual(['code', 'name', 'level']);
  await settle(() => now().undo());
  expect(names()).toEqual(['code', 'name']);
});

test('a command that cannot be done says why, and changes nothing', async () => {
  const { now, names } = await openDesign();
  await settle(() => now().execute(insertField, { name: 'code', title: '编码', place }));
  expect(now().refused).toBe('表单里已经有“编码”了，同一个字段只能出现一次。');
  expect([names(), now().history.done]).toEqual([['code'], 0]);
});

test('what is undone is selected no longer', async () => {
  const { now } = await openDesign();
  await settle(() => now().execute(insertField, { name: 'name', title: '名称', place }));
  expect(now().selected).toEqual([['properties', 'name']]);
  await settle(() => now().undo());
  expect(now().selected).toEqual([]);
  await settle(() => now().execute(removeNodes, { paths: now().selected }));
  expect(now().refused).toBe('请先选择要删除的组件。');
});
