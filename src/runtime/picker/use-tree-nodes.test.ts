// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { walkTree, type TreeNode } from '../../engine/picker/index.ts';
import type { PickerTree } from '../../engine/trees/tree-source.ts';
import { allCapabilities, PortError, type LookupsPort, type Ports } from '../ports/index.ts';
import { drawHook, settle } from '../registry/testing/draw-hook.tsx';
import { memoryRuntime, openAnswer } from '../registry/testing/memory-runtime.ts';
import { companyPicker, companyPorts } from './testing/company.ts';
import { useTreeNodes } from './use-tree-nodes.ts';

const treeOf = async (id: string): Promise<PickerTree> => {
  const { tree } = await companyPicker(id);
  if (!tree) throw new Error(`${id} has no tree.`);
  return tree;
};
const whole = await treeOf('system/category-tree');
const byLevel = await treeOf('system/category');
const departs = await treeOf('system/user-by-depart');

async function openTree(tree: PickerTree | undefined, around: { ports?: Ports; keyword?: string } = {}) {
  const { ports = companyPorts(), keyword = '' } = around;
  const drawn = await drawHook(memoryRuntime({ ports }), (typed: string) => useTreeNodes(tree, typed), keyword);
  return { ...drawn, titles: () => [...walkTree(drawn.now().nodes)].map(({ title }) => title) };
}
function levels(answer: LookupsPort['treeLevel'], capabilities = allCapabilities): Ports {
  const ports = companyPorts();
  return { ...ports, capabilities, lookups: { ...ports.lookups, treeLevel: answer } };
}
const node = (key: string, change: Partial<TreeNode> = {}): TreeNode => ({
  key,
  title: key,
  leaf: false,
  children: undefined,
  record: {},
  ...change,
});
const rest = (milliseconds = 300) => settle(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a tree to choose from', () => {
  test('that comes whole is searched where it is, with what stands above', async () => {
    const { now, draw, titles } = await openTree(whole);
    expect([now().status, titles()]).toEqual(['ready', ['原材料', '钢材', '塑料', '成品']]);
    await draw('塑');
    expect([titles(), now().all.length, now().isSearching]).toEqual([['原材料', '塑料'], 2, false]);
    await draw('没有');
    expect(titles()).toEqual([]);
  });

  test('that comes by levels gets the children of what is opened', async () => {
    const { now, titles } = await openTree(byLevel);
    expect(titles()).toEqual(['原材料', '成品']);
    await settle(() => now().open('1'));
    expect(titles()).toEqual(['原材料', '钢材', '塑料', '成品']);
  });

  test('with a single root opens it at once, if it can', async () => {
    expect((await openTree(departs)).titles().slice(0, 2)).toEqual(['总公司', '研发部']);
    const ports = levels(async (_, { parent }) => {
      if (parent !== undefined) throw new PortError('server', '取不到下级');
      return [node('root')];
    });
    const { now, titles } = await openTree(departs, { ports });
    expect([now().status, titles()]).toEqual(['ready', ['root']]);
  });

  test('that fails says why, and comes at a second try', async () => {
    let failures = 1;
    const ports = levels(async () => {
      if (failures-- > 0) throw new PortError('offline', '网络断开了');
      return [node('a'), node('b')];
    });
    const { now, titles } = await openTree(byLevel, { ports });
    expect([now().status, now().error?.message]).toEqual(['error', '网络断开了']);
    await settle(() => now().retry());
    expect([now().status, now().error, titles()]).toEqual(['ready', undefined, ['a', 'b']]);
  });

  test('that there is none of is not asked for', async () => {
    const ports = companyPorts();
    const { now } = await openTree(undefined, { ports });
    await settle(() => now().open('1'));
    expect([now().status, ports.calls]).toEqual(['loading', []]);
  });

  test('that was left takes no answer any more', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const ports = levels((_, { signal }) => (signals.push(signal), openAnswer<TreeNode[]>().promise));
    const { leave } = await openTree(byLevel, { ports });
    await leave();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });
});

describe('a search on the server', () => {
  test('begins once typing has rested, and finds what nobody has opened', async () => {
    const ports = companyPorts();
    const { now, draw, titles } = await openTree(departs, { ports });
    const before = ports.calls.length;
    await draw('仓');
    await rest(200);
    await draw('仓储');
    await rest(299);
    expect([ports.calls.length, now().isSearching, titles()]).toEqual([before, true, ['总公司', '仓储部']]);
    await rest(1);
    expect([titles(), now().isSearching]).toEqual([['仓储部'], false]);
    expect(ports.calls.slice(before).map(({ params }) => params['keyWord'])).toEqual(['仓储']);
    await draw('  ');
    expect(titles()).toContain('总公司');
  });

  test('that answers late is not taken for another one', async () => {
    const slow = openAnswer<TreeNode[]>();
    const ports = levels(async (_, { keyword }) =>
      keyword === 'a'
        ? slow.promise
        : [node(keyword === undefined ? 'all' : `found ${keyword}`, { leaf: true, children: [] })],
    );
    const { draw, titles } = await openTree(departs, { ports });
    await draw('a');
    await rest();
    await draw('b');
    await rest();
    await settle(() => slow.resolve([node('found a')]));
    expect(titles()).toEqual(['found b']);
  });

  test.each<[what: string, error: PortError, status: string, message: string | undefined]>([
    [
      'finds nothing where the server refuses',
      new PortError('server', '未查询匹配数据！', { status: 200 }),
      'ready',
      undefined,
    ],
    ['that fails says why', new PortError('timeout', '太久了'), 'error', '太久了'],
  ])('%s, and is tried again at a wish', async (_, error, status, message) => {
    let failures = 1;
    const ports = levels(async (__, { keyword }) => {
      if (keyword !== undefined && failures-- > 0) throw error;
      return [node('a', { leaf: true, children: [] })];
    });
    const { now, draw, titles } = await openTree(departs, { ports });
    await draw('x');
    await rest();
    expect([now().status, now().error?.message, titles()]).toEqual([status, message, []]);
    await settle(() => now().retry());
    expect(now().isSearching).toBe(true);
    await rest();
    expect([now().status, titles()]).toEqual(['ready', ['a']]);
  });

  test.each([
    [true, ['found']],
    [false, ['here x']],
  ])('of what comes by levels is the server’s where it can (%s)', async (treeSearch, expected) => {
    const ports = levels(
      async (_, { keyword }) =>
        [node(keyword === undefined ? 'here x' : 'found'), node('here y')].slice(0, keyword ? 1 : 2),
      { ...allCapabilities, treeSearch },
    );
    const { search: _, ...tree } = { ...byLevel, searchesChildren: true as const };
    const { draw, titles } = await openTree(tree, { ports });
    await draw('x');
    await rest();
    expect(titles()).toEqual(expected);
  });
});
