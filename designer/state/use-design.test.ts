// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { drawHook, settle } from '../../src/runtime/registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../../src/runtime/registry/testing/memory-runtime.ts';
import { insertField, removeNodes, setProperties } from '../commands/index.ts';
import { reasonOf } from '../commands/testing/reason-of.ts';
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
  expect(reasonOf(now())).toBe('表单里已经有“编码”了，同一个字段只能出现一次。');
  expect([names(), now().history.done]).toEqual([['code'], 0]);
});

test('what is undone is selected no longer', async () => {
  const { now } = await openDesign();
  await settle(() => now().execute(insertField, { name: 'name', title: '名称', place }));
  expect(now().selected).toEqual([['properties', 'name']]);
  await settle(() => now().undo());
  expect(now().selected).toEqual([]);
  await settle(() => now().execute(removeNodes, { paths: now().selected }));
  expect(reasonOf(now())).toBe('请先选择要删除的组件。');
});

test('undo selects what was selected before the step, redo what was selected after it', async () => {
  const { now } = await openDesign();
  const code = ['properties', 'code'];
  await settle(() => now().select([code]));
  await settle(() => now().execute(insertField, { name: 'name', title: '名称', place }));
  await settle(() => now().execute(removeNodes, { paths: [code] }));
  await settle(() => now().select([]));
  await settle(() => now().undo());
  expect(now().selected).toEqual([['properties', 'name']]);
  await settle(() => now().undo());
  expect(now().selected).toEqual([code]);
  await settle(() => now().jump(2));
  expect(now().selected).toEqual([['properties', 'name']]);
  await settle(() => now().jump(0));
  expect(now().selected).toEqual([code]);
  await settle(() => now().redo());
  expect(now().selected).toEqual([['properties', 'name']]);
});

test('letters that are one step keep what was selected before the first of them', async () => {
  const { now } = await openDesign();
  const code = ['properties', 'code'];
  await settle(() => now().select([code]));
  for (const value of ['编', '编码'])
    await settle(() => now().execute(setProperties, { nodes: [code], path: ['title'], value }));
  expect(now().history.done).toBe(1);
  await settle(() => now().select([]));
  await settle(() => now().undo());
  expect(now().selected).toEqual([code]);
});
