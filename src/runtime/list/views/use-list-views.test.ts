// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';

import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { PortError, type SavedView } from '../../ports/index.ts';
import { memorySavedViews } from '../../ports/testing/memory-saved-views.ts';
import { drawHook, settle } from '../../registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../../registry/testing/memory-runtime.ts';
import { emptySelection, toggleRecord } from '../../table/index.ts';
import { useListController } from '../controller/index.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { customers } from '../testing/open-list.ts';
import { resolvedList, searchField } from '../testing/resolved-list.ts';
import { useListViews } from './index.ts';

const list = resolvedList({
  search: [searchField('name')],
  columns: [resolvedColumn('name'), resolvedColumn('level')],
});

async function openPage(savedViews = memorySavedViews(), permissions?: ReadonlySet<string>) {
  let search = '?tab=notes';
  const setSearch = (next: string) => void (search = next);
  const runtime = memoryRuntime({
    ports: { records: memoryRecords(customers()), savedViews },
    ...(permissions && { permissions }),
  });
  const drawn = await drawHook(
    runtime,
    (at: string) => {
      const controller = useListController(list, { search: at, setSearch }, () => undefined);
      return { controller, views: useListViews(controller) };
    },
    search,
  );
  const act = async (run: () => unknown) => {
    await settle(run);
    await drawn.draw(search);
  };
  const viewNamed = (title: string) => drawn.now().views.views?.find((view) => view.title === title);
  return { now: drawn.now, act, savedViews, viewNamed, address: () => search };
}

afterEach(() => localStorage.clear());

describe('a view of a list', () => {
  test('is saved as the list stands, and shown again as it was', async () => {
    const { now, act, viewNamed, address } = await openPage();
    await act(() => now().controller.search({ name: '客户1' }));
    await act(() => now().controller.table.set({ hidden: new Set(['level']) }));
    await act(() => now().views.save('我的', false));
    const mine = viewNamed('我的');
    expect(mine && now().views.isCurrent(mine)).toBe(true);
    await act(() => now().controller.clearSearch());
    await act(() => now().controller.table.set({ hidden: new Set(), density: 'compact' }));
    expect(mine && now().views.isCurrent(mine)).toBe(false);
    await act(() => mine && now().views.use(mine));
    expect(address()).toBe(`?tab=notes&name=${encodeURIComponent('客户1')}&list.from=${encodeURIComponent('我的')}`);
    expect(now().controller.table.get()).toMatchObject({ hidden: new Set(['level']), density: null });
    expect(mine && now().views.isCurrent(mine)).toBe(true);
  });

  test('that is shown says so, and that it was changed; it is put back or kept as it stands', async () => {
    const { now, act, viewNamed } = await openPage();
    await act(() => now().controller.search({ name: '客户1' }));
    await act(() => now().views.save('我的', false));
    const told = () => [now().views.current?.title, now().views.isChanged, now().controller.state.values];
    expect(told()).toEqual(['我的', false, { name: '客户1' }]);
    await act(() => now().controller.paginate(2, 10));
    expect(told()).toEqual(['我的', false, { name: '客户1' }]);
    await act(() => now().controller.clearSearch());
    expect(told()).toEqual(['我的', true, {}]);
    await act(() => now().views.use(now().views.current));
    expect(told()).toEqual(['我的', false, { name: '客户1' }]);
    await act(() => now().controller.table.set({ density: 'compact' }));
    expect(told()[1]).toBe(true);
    await act(() => now().views.save('我的', false));
    expect(told()[1]).toBe(false);
    expect(viewNamed('我的')?.content).toMatchObject({ look: { density: 'compact' } });
  });

  test('is left for the list’s own, which says whether it was changed', async () => {
    const { now, act, address } = await openPage();
    await act(() => now().controller.search({ name: '客户1' }));
    await act(() => now().controller.table.set({ hidden: new Set(['level']) }));
    expect([now().views.current, now().views.isChanged]).toEqual([undefined, true]);
    await act(() => now().views.save('我的', false));
    await act(() => now().views.use());
    expect([now().views.current, now().views.isChanged, address()]).toEqual([undefined, false, '?tab=notes']);
    expect(now().controller.table.get().hidden.size).toBe(0);
  });

  test('is left for the list’s own although a role begins with it', async () => {
    const content = { search: '?name=a' };
    const ofRole: SavedView = { id: '7', title: '重点', content, shared: true, own: false, defaultRoles: ['mine'] };
    const { now, act, address } = await openPage(memorySavedViews([ofRole]));
    await act(() => now().views.use());
    expect(address()).toBe('?tab=notes&list.from=');
  });

  test('has the advanced queries of before among it, and takes the place of one when it is saved', async () => {
    const savedViews = memorySavedViews();
    const query: SavedView = { id: 'q', title: '姓张', content: { match: 'and', lines: [] }, shared: false, own: true };
    const removed: unknown[] = [];
    const { list: views } = savedViews;
    savedViews.list = async (place) => (place.kind === 'query' && removed.length === 0 ? [query] : views(place));
    savedViews.remove = async (place, id) => void removed.push([place, id]);
    const { now, act } = await openPage(savedViews);
    expect(now().views.views?.map(({ title }) => title)).toEqual(['姓张']);
    await act(() => now().views.save('姓张', false));
    expect(removed).toEqual([[{ place: 'base/customer.list', kind: 'query' }, 'q']]);
    expect(now().views.views).toMatchObject([{ title: '姓张', place: { kind: 'view' } }]);
  });

  test('ends the selection that was made in another one', async () => {
    const { now, act, viewNamed } = await openPage();
    await act(() => now().views.save('全部', false));
    await act(() => now().controller.table.set({ selection: toggleRecord(emptySelection, { id: '1' }) }));
    const all = viewNamed('全部');
    await act(() => all && now().views.use(all));
    expect(now().controller.table.get().selection.size).toBe(0);
  });

  test('is overwritten under its name, renamed and removed', async () => {
    const { now, act, viewNamed, savedViews } = await openPage();
    await act(() => now().views.save('甲', false));
    await act(() => now().views.save('甲', true));
    expect(savedViews.views).toMatchObject([{ title: '甲', shared: true }]);
    await act(() => now().views.save('乙', false));
    const second = viewNamed('乙');
    if (!second) throw new Error('It was not saved.');
    await expect(now().views.rename(second, '甲')).rejects.toThrow('甲 已存在，请换一个名称。');
    await act(() => now().views.rename(second, '丙'));
    expect(now().views.views?.map(({ title }) => title)).toEqual(['甲', '丙']);
    await act(() => now().views.remove(second));
    expect([viewNamed('丙'), now().views.ownNamed('甲')?.shared]).toEqual([undefined, true]);
  });

  test('that somebody shares is not one’s own of that name', async () => {
    const shared: SavedView = { id: '1', title: '公用', content: {}, shared: true, own: false };
    const { now } = await openPage(memorySavedViews([shared]));
    expect([now().views.views, now().views.ownNamed('公用')]).toMatchObject([[shared], undefined]);
  });

  test('becomes what roles begin with', async () => {
    const { now, act, viewNamed } = await openPage();
    await act(() => now().views.save('甲', true));
    const view = viewNamed('甲');
    await act(
      async () =>
        view &&
        now().views.setDefaultRoles(
          view,
          (await now().views.roles()).map(({ value }) => value),
        ),
    );
    expect(viewNamed('甲')?.defaultRoles).toEqual(['mine']);
  });

  test.each([
    [undefined, true],
    [new Set(['system:savedView:share']), true],
    [new Set<string>(), false],
  ])('with the permissions %o can be shared: %s', async (permissions, can) => {
    expect((await openPage(memorySavedViews(), permissions)).now().views.canShare).toBe(can);
  });

  test('that cannot be had says why, and comes with the next change', async () => {
    const savedViews = memorySavedViews();
    const { list: answer } = savedViews;
    savedViews.list = () => Promise.reject(new PortError('offline', '网络断开了'));
    const { now, act } = await openPage(savedViews);
    expect([now().views.views, now().views.failure?.message]).toEqual([undefined, '网络断开了']);
    savedViews.list = answer;
    await act(() => now().views.save('甲', false));
    expect([now().views.views?.length, now().views.failure]).toEqual([1, undefined]);
  });
});
