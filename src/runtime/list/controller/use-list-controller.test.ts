// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';

import type { ResolvedList } from '../../../engine/list/index.ts';
import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import { allCapabilities, PortError, type RecordPage } from '../../ports/index.ts';
import { openAnswer } from '../../registry/testing/memory-runtime.ts';
import { emptySelection, toggleRecords } from '../../table/index.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { customers, openList } from '../testing/open-list.ts';
import { customerModel, resolvedList, searchField } from '../testing/resolved-list.ts';
import type { ListController } from './list-controller.ts';

const sorted = {
  columns: [resolvedColumn('name'), resolvedColumn('level')],
  search: [searchField('name'), searchField('level', { mode: 'equals' })],
  queryFields: [searchField('name'), searchField('level')],
};
const select = ({ table, snapshot }: ListController) =>
  table.set({ selection: toggleRecords(table.get().selection, snapshot.records) });
const calls = (port: { calls: string[] }) => port.calls.map((call) => new URLSearchParams(call.slice('list '.length)));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what a person does stands in the address, and is loaded', () => {
  test.each<[what: string, act: (list: ListController) => void, address: string, first: string]>([
    ['a search', (list) => list.search({ name: '客户1' }), '?name=客户1', '10'],
    ['a page', (list) => list.paginate(2, 10), '?list.page=2', '11'],
    ['a longer page', (list) => list.paginate(1, 30), '?list.size=30', '1'],
    ['a press on a head', (list) => list.sortBy('name'), '?list.sort=name', '1'],
    ['columns to sort by', (list) => list.sortTo([{ column: 'name', order: 'desc' }]), '?list.sort=-name', '23'],
    ['an address of this list', (list) => list.goTo('?level=B&list.page=2'), '?level=B&list.page=2', '22'],
  ])('%s', async (_, act, address, first) => {
    const list = await openList(sorted);
    await list.act(act);
    expect([list.address(), list.ids()[0]]).toEqual([address, first]);
    expect(list.now().status).toBe('ready');
  });

  test('a search leads to the first page, a page stays with the search', async () => {
    const list = await openList(sorted, { search: '?list.page=2&tab=notes' });
    expect(list.ids()).toEqual(range(11, 20));
    await list.act((now) => now.search({ level: 'A' }));
    expect(list.address()).toBe('?tab=notes&level=A');
    await list.act((now) => now.paginate(2, 10));
    expect(list.address()).toBe('?tab=notes&level=A&list.page=2');
    expect(list.ids()).toEqual(['21', '23']);
  });

  test('sort columns are added with Shift, and the default comes back after the last press', async () => {
    const list = await openList(sorted);
    await list.act((now) => now.sortBy('level'));
    await list.act((now) => now.sortBy('name', true));
    await list.act((now) => now.sortBy('name', true));
    expect(list.address()).toBe('?list.sort=level,-name');
    expect(list.ids().slice(0, 2)).toEqual(['23', '21']);
    await list.act((now) => now.sortTo(undefined));
    expect([list.address(), list.ids()[0]]).toEqual(['', '1']);
  });

  test('resetting leads to what the list starts with, clearing to all records', async () => {
    const search = [searchField('level', { mode: 'equals', default: 'B' })];
    const list = await openList({ search }, { search: '?level=A' });
    expect([list.ids()[0], list.now().filtered]).toEqual(['1', true]);
    await list.act((now) => now.reset());
    expect([list.address(), list.ids()[0]]).toEqual(['', '2']);
    await list.act((now) => now.clearSearch());
    expect([list.address(), list.now().snapshot.total, list.now().filtered]).toEqual(['?level=', 23, false]);
  });

  test.each([
    ['as it was written here', '?name=a+b'],
    ['as another program writes it', '?name=a%20b'],
    ['in another order', '?list.size=20&name=a+b'],
  ])('the same search again loads again, with the address %s', async (_, search) => {
    const list = await openList(sorted, { search });
    await list.act((now) => now.search({ name: ' a b ' }));
    expect(list.port.calls).toHaveLength(2);
  });

  test('an advanced query goes to the first page and asks the server', async () => {
    const list = await openList(sorted, { search: '?list.page=2' });
    await list.act((now) => now.advancedSearch({ match: 'or', lines: [{ field: 'name', rule: 'like', value: '客' }] }));
    expect(list.address()).toBe('?list.where=name:like:客&list.match=or');
    const asked = calls(list.port).at(-1);
    expect([asked?.get('superQueryMatchType'), asked?.get('superQueryParams')]).toEqual(['or', expect.any(String)]);
    expect([list.now().filtered, list.now().status]).toEqual([true, 'filtered-empty']);
    await list.act((now) => now.advancedSearch(undefined));
    expect([list.address(), list.now().filtered]).toEqual(['', false]);
  });

  test('an advanced query takes what is in the search fields, and refuses one that is wrong', async () => {
    const list = await openList(sorted, { search: '?level=A' });
    const query = { match: 'and', lines: [{ field: 'name', rule: 'like', value: '客户2' }] } as const;
    let fields: Record<string, unknown> | undefined;
    list.now().connectSearchFields(() => fields);
    expect(() => list.now().searchWith(query)).toThrow('请先改正查询栏里标红的条件');
    expect(list.address()).toBe('?level=A');
    fields = { level: 'B' };
    await list.act((now) => now.searchWith(query));
    expect(list.address()).toBe('?level=B&list.where=name:like:客户2');
    fields = undefined;
    await list.act((now) => now.searchWith(undefined));
    expect(list.address()).toBe('?level=B');
  });

  test('the browser leads back to what was searched before', async () => {
    const list = await openList(sorted, { search: '?level=A' });
    await list.visit('?level=B');
    expect(list.ids()[0]).toBe('2');
    await list.visit('?level=A');
    expect(list.ids()[0]).toBe('1');
  });
});

describe('what is asked of the server', () => {
  test('holds the fixed conditions, evaluated, which no search overrules', async () => {
    const list = await openList(
      { ...sorted, where: { level: '{{ "B" }}' }, params: { owner: '{{ $user.username }}', empty: '' } },
      { search: '?level=A' },
    );
    const [asked] = calls(list.port);
    expect(asked?.get('level')).toBe('B');
    expect(asked?.get('owner')).toBe('zhang');
    expect(asked?.has('empty')).toBe(false);
    expect([list.now().where, list.now().params]).toEqual([{ level: 'B' }, { owner: 'zhang', empty: '' }]);
  });

  test('nothing is asked for where the fixed conditions cannot be computed, and the list says so', async () => {
    const list = await openList({ ...sorted, where: { level: '{{ $record.level }}' } });
    expect(list.now()).toMatchObject({ status: 'error', where: {} });
    expect(list.now().snapshot.failure?.error.message).toBe('列表的固定条件（where 或 params）在这里算不出来。');
    expect(calls(list.port)).toEqual([]);
    expect(() => list.now().wholeQuery()).toThrow('固定条件');
  });

  test('the search starts with what its defaults give', async () => {
    const search = [searchField('name', { default: '{{ $user.username }}' }), searchField('level', { default: 'A' })];
    const list = await openList({ ...sorted, search });
    expect(calls(list.port)[0]?.get('name')).toBe('*zhang*');
    const wrong = [searchField('name', { default: '{{ $user.nobody.x }}' })];
    expect(calls((await openList({ ...sorted, search: wrong })).port)[0]?.has('name')).toBe(false);
  });

  test('the whole query is the same without its page', async () => {
    const list = await openList(sorted, { search: '?name=客户&list.page=2&list.sort=name' });
    expect(list.now().wholeQuery()).toEqual({ name: '*客户*', column: 'name', order: 'asc' });
  });

  test('a query that the server would silently ignore is refused, and says so', async () => {
    const capabilities = { ...allCapabilities, queryEmpty: false };
    const list = await openList(sorted, { ports: { capabilities }, search: '?list.where=name:empty:' });
    expect(list.failures.map(({ message }) => message)).toEqual(['这个服务器不支持“为空”，请换一种比较再查询。']);
    expect([list.now().status, list.port.calls]).toEqual(['error', []]);
    expect(() => list.now().wholeQuery()).toThrow(PortError);
  });

  test('a list without an address says what its document lacks', async () => {
    const { endpoints } = resolvedList();
    const list = await openList({ endpoints: { ...endpoints, list: null } });
    expect(list.now().snapshot.failure?.error.message).toBe('请设置 url.list 属性！');
  });

  test('a picker loads in its own way', async () => {
    const load = async (params: Record<string, string>): Promise<RecordPage> => ({
      records: [{ id: `page ${params['pageNo']}` }],
      total: 11,
    });
    const list = await openList({}, { use: { load } });
    await list.act((now) => now.paginate(2, 10));
    expect([list.ids(), list.port.calls]).toEqual([['page 2'], []]);
  });
});

describe('pages', () => {
  test('behind the last one lead to the last one', async () => {
    const list = await openList({}, { search: '?list.page=9' });
    await list.act(() => undefined);
    expect([list.address(), list.ids()]).toEqual(['?list.page=3', range(21, 23)]);
  });

  test.each([
    [['21'], '?list.page=3', ['22', '23']],
    [['21', '22', '23'], '?list.page=2', range(11, 20)],
  ])('after %j were removed on the last one the address is %s', async (gone, address, shown) => {
    const list = await openList({}, { search: '?list.page=3' });
    await list.act(select);
    list.port.records = list.port.records.filter(({ id }) => !gone.includes(String(id)));
    await list.act((now) => now.refreshAfterRemoval(gone));
    expect([list.address(), list.ids()]).toEqual([address, shown]);
    const left = ['21', '22', '23'].filter((id) => !gone.includes(id));
    expect([...list.now().table.get().selection.keys()]).toEqual(left);
  });
});

describe('the selection', () => {
  const several = () => openList(sorted, { port: memoryRecords(customers(23)) });
  const selected = ({ now }: Awaited<ReturnType<typeof several>>) => [...now().table.get().selection.keys()];

  test('goes on over the pages', async () => {
    const list = await several();
    await list.act(select);
    await list.act((now) => now.paginate(3, 10));
    await list.act(select);
    expect(selected(list)).toEqual([...range(1, 10), '21', '22', '23']);
  });

  test.each<[what: string, act: (list: ListController) => void]>([
    ['search', (list) => list.search({ level: 'B' })],
    ['reset', (list) => list.reset()],
    ['clearing', (list) => list.clearSearch()],
    ['advanced query', (list) => list.advancedSearch(undefined)],
  ])('ends with a %s', async (_, act) => {
    const list = await several();
    await list.act(select);
    await list.act(act);
    expect(selected(list)).toEqual([]);
  });

  test('of a picker outlives a search', async () => {
    const list = await openList(sorted, { use: { keepsSelection: true } });
    await list.act(select);
    await list.act((now) => now.search({ level: 'B' }));
    expect(list.now().table.get().selection.size).toBe(10);
  });

  test('ends where other fixed conditions make it another list', async () => {
    const list = await several();
    await list.act(select);
    await list.follow(resolvedList({ ...sorted, where: { level: 'A' } }));
    expect(selected(list)).toEqual([]);
    expect(list.now().snapshot.total).toBe(12);
  });

  test('of all that the query finds ends with another query, from wherever it comes', async () => {
    const list = await several();
    await list.act((now) => now.selectAll());
    await list.act((now) => now.paginate(2, 10));
    expect(list.now().table.get().selectsAll).toBe(true);
    await list.visit('?level=A');
    expect(list.now().table.get().selectsAll).toBe(false);
  });

  test.each<[what: string, answer: Partial<RecordPage>, tree: boolean, can: boolean, why: string | undefined]>([
    ['a page of some', { total: 23 }, false, true, undefined],
    ['all there are', { total: 10, whole: true }, false, false, undefined],
    ['too many', { total: 100_001 }, false, false, '记录太多，不能选择全部；请缩小查询范围到 100,000 条以内'],
    [
      'nobody knows how many',
      { total: 23, estimated: true },
      false,
      false,
      '记录太多，不能选择全部；请缩小查询范围到 100,000 条以内',
    ],
    ['a tree', { total: 23 }, true, false, '树形列表只能选中看得到的记录，不能选择全部'],
  ])('of all is offered or not, for %s', async (_, answer, isTree, can, why) => {
    const load = async (): Promise<RecordPage> => ({ records: customers(10), total: 10, ...answer });
    const list = await openList(isTree ? { tree: { parent: 'pid' } } : {}, { use: { load } });
    expect([list.now().canSelectAll, list.now().whyNotAll]).toEqual([can, why]);
  });
});

describe('a call that fails', () => {
  const refused = new PortError('server', '数据库忙');

  test('at first leaves an error, and is tried again at a wish', async () => {
    const port = memoryRecords(customers());
    port.failures.set('list', refused);
    const list = await openList({}, { port });
    expect([list.now().status, list.failures]).toEqual(['error', [refused]]);
    await list.act((now) => now.refresh());
    expect([list.now().status, list.ids()]).toEqual(['ready', range(1, 10)]);
  });

  test('of a refresh leaves the rows and is told; one that nobody asked for is not', async () => {
    const list = await openList();
    list.port.failures.set('list', refused);
    await list.act((now) => now.refreshQuietly());
    expect([list.now().status, list.failures]).toEqual(['ready', []]);
    list.port.failures.set('list', refused);
    await list.act((now) => now.refresh());
    expect([list.now().status, list.ids(), list.failures]).toEqual(['ready', range(1, 10), [refused]]);
  });

  test('of another search does not leave the rows of the one before', async () => {
    const list = await openList(sorted);
    list.port.failures.set('list', new PortError('forbidden', '没有权限'));
    await list.act((now) => now.search({ level: 'A' }));
    expect(list.now().status).toBe('forbidden');
  });

  test.each([
    ['', [], 'empty'],
    ['?level=B', customers(1), 'filtered-empty'],
  ])('is not the same as finding nothing at %j', async (search, records, status) => {
    const list = await openList(sorted, { port: memoryRecords(records), search });
    expect([list.now().status, list.failures]).toEqual([status, []]);
  });
});

describe('an answer that takes its time', () => {
  test('leaves the rows, and comes too late after another query', async () => {
    const answers = [openAnswer<RecordPage>(), openAnswer<RecordPage>(), openAnswer<RecordPage>()];
    let asked = 0;
    const load = () => answers[asked++]?.promise ?? Promise.reject(new Error('asked too often'));
    const list = await openList(sorted, { use: { load } });
    expect([list.now().status, list.now().refreshing]).toEqual(['loading', false]);
    await list.act(() => answers[0]?.resolve({ records: [{ id: 'first' }], total: 1 }));
    await list.act((now) => now.search({ name: 'b' }));
    expect([list.now().status, list.now().refreshing, list.ids()]).toEqual(['ready', true, ['first']]);
    await list.act((now) => now.search({ name: 'c' }));
    await list.act(() => answers[2]?.resolve({ records: [{ id: 'third' }], total: 1 }));
    await list.act(() => answers[1]?.resolve({ records: [{ id: 'second' }], total: 1 }));
    expect([list.now().refreshing, list.ids()]).toEqual([false, ['third']]);
  });

  test('can be given up', async () => {
    const { promise } = openAnswer<RecordPage>();
    const list = await openList({}, { use: { load: () => promise } });
    await list.act((now) => now.stop());
    expect(list.now().snapshot.failure?.error.message).toBe('已取消查询，可以缩小查询范围后重试');
    expect(list.now().status).toBe('error');
  });

  test('is no longer waited for by a tab that was closed', async () => {
    const signals: AbortSignal[] = [];
    const load = (_: object, signal: AbortSignal) => {
      signals.push(signal);
      return openAnswer<RecordPage>().promise;
    };
    const list = await openList({}, { use: { load } });
    await list.drawn.leave();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('a tree', () => {
  const tree = { tree: { parent: 'pid' }, search: [searchField('name')] };
  const branches = (count: number) => [
    { id: 'top', name: '顶', pid: '0' },
    ...Array.from({ length: count }, (_, index) => ({ id: `c${index}`, name: '枝', pid: 'top' })),
  ];

  test('loads its top, and the children of a record, however many pages they take', async () => {
    const list = await openList(tree, { port: memoryRecords(branches(1_100)) });
    expect(list.ids()).toEqual(['top']);
    const children = await list.now().loadChildren?.({ id: 'top' });
    expect(children).toHaveLength(1_100);
    const pages = calls(list.port).map((call) => [call.get('pid'), call.get('pageNo'), call.get('pageSize')]);
    expect(pages).toEqual([
      ['0', '1', '10'],
      ['top', '1', '500'],
      ['top', '2', '500'],
      ['top', '3', '500'],
    ]);
  });

  test('asks where its document says for children, and says why they do not come', async () => {
    const { endpoints } = resolvedList();
    const port = memoryRecords(branches(2));
    const paths: string[] = [];
    const { list: answer } = port;
    port.list = (path, ...rest) => (paths.push(path), answer(path, ...rest));
    const list = await openList({ ...tree, endpoints: { ...endpoints, children: '/base/branches' } }, { port });
    await list.now().loadChildren?.({ id: 'top' });
    expect(paths).toEqual(['/base/customer/list', '/base/branches']);
    port.failures.set('list', new PortError('offline', '网络断开了'));
    await expect(list.now().loadChildren?.({ id: 'top' })).rejects.toThrow('网络断开了');
  });

  test('that is searched is a list of what is found', async () => {
    const list = await openList(tree, { port: memoryRecords(branches(2)), search: '?name=枝' });
    expect(list.ids()).toEqual(['c0', 'c1']);
    expect(list.now().loadChildren).toBeUndefined();
  });
});

describe('what is kept of a list', () => {
  test('its look, for the person and the page, and its open branches', async () => {
    const page: Partial<ResolvedList> = { tree: { parent: 'pid' }, model: customerModel() };
    const list = await openList(page);
    await list.act(({ table }) => table.set({ hidden: new Set(['level']), expanded: new Set(['top']) }));
    const shown = async (around: Parameters<typeof openList>[1], change = page) => {
      const { hidden, expanded } = (await openList(change, around)).now().table.get();
      return [...hidden, ...expanded];
    };
    expect(await shown({})).toEqual(['level', 'top']);
    const other = { id: 'u2', username: 'li', realname: '李四' };
    expect(await shown({ runtime: { user: other } })).toEqual([]);
    expect(await shown({}, { ...page, document: 'base/supplier.list' })).toEqual([]);
  });

  test.each([
    [{ saveCode: 'orders' }, 'orders'],
    [{}, '/customers'],
  ])('the queries of %o are saved under %s', async (change, key) => {
    expect((await openList(change)).now().queryStorageKey).toBe(key);
  });

  test('a cleared selection is empty', async () => {
    const list = await openList();
    await list.act(select);
    await list.act((now) => now.clearSelection());
    expect(list.now().table.get().selection).toBe(emptySelection);
  });
});
