// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { actions } from '../../../actions/index.ts';
import type { ActionStep, ResolvedList } from '../../../engine/list/index.ts';
import { resolvedColumn } from '../../../engine/list/testing/resolved-column.ts';
import type { AdvancedQuery } from '../../../engine/query/index.ts';
import { dialogStackAtom, useDialogs, type DialogEntry } from '../../dialog/index.ts';
import { createDraftStore } from '../../form/drafts/draft-store.ts';
import { PortError, type DataRecord, type Ports } from '../../ports/index.ts';
import { defineAction, type ActionDefinition } from '../../registry/index.ts';
import { drawHook, settle } from '../../registry/testing/draw-hook.tsx';
import { memoryRegistry, memoryRuntime } from '../../registry/testing/memory-runtime.ts';
import { useListController } from '../controller/index.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { customers } from '../testing/open-list.ts';
import { customerModel, resolvedButton, resolvedList, searchField } from '../testing/resolved-list.ts';
import { useListActions, type PageEnvironment } from './index.ts';

const steps = (...written: ActionStep['args'][]): ActionStep[] =>
  written.map((args) => ({ action: Object.keys(args)[0] ?? '', args, pointer: '/toolbar/0/do/0' }));
const supplier = customerModel({ id: 'base/supplier', title: '供应商' });
const everything: Partial<ResolvedList> = {
  columns: [resolvedColumn('name')],
  queryFields: [searchField('name')],
  toolbar: [
    resolvedButton('add', '新增', { permission: 'base:customer:add' }),
    resolvedButton('batch-delete', '批量删除', { needsSelection: true, wholeQuery: true }),
    resolvedButton('advanced-query', '高级查询'),
    resolvedButton('import', '导入'),
    resolvedButton('recycle-bin', '回收站'),
  ],
  rowActions: [resolvedButton('edit', '编辑'), resolvedButton('detail', '详情'), resolvedButton('delete', '删除')],
  contextMenu: [resolvedButton('by-name', '按名称查', { steps: steps({ notify: '{{ $chosen.text }}' }) })],
};

/** A list page with the product's own actions; records the results of each press, in order. */
async function openPage(
  change: Partial<ResolvedList> = {},
  around: {
    page?: Partial<PageEnvironment>;
    ports?: Partial<Ports>;
    search?: string;
    permissions?: Set<string>;
    own?: ActionDefinition[];
  } = {},
) {
  const list = resolvedList({ ...everything, ...change });
  const port = memoryRecords(customers());
  const told: string[] = [];
  const selected: DataRecord[][] = [];
  const page: PageEnvironment = {
    owner: 'tab',
    notify: ({ kind, text }) => told.push(`${kind}: ${text}`),
    navigate: ({ to }) => told.push(`to ${to}`),
    request: () => undefined,
    notifyOthers: (kind, id = '') => told.push(`others: ${kind} ${id}`.trim()),
    onSelect: (records) => selected.push(records),
    ...around.page,
  };
  const { search = '', permissions, ports, own = [] } = around;
  const runtime = memoryRuntime({
    ports: { records: port, ...ports },
    registry: memoryRegistry({ actions: [...actions, ...own] }),
    ...(permissions && { permissions }),
  });
  const location = { search, setSearch: (next: string) => told.push(`address ${decodeURIComponent(next)}`) };
  const drawn = await drawHook(
    runtime,
    () => {
      const controller = useListController(list, location, () => undefined);
      return { controller, actions: useListActions(controller, page), dialogs: useDialogs('tab') };
    },
    undefined,
  );
  const { now } = drawn;
  const button = (name: string, record?: DataRecord) =>
    [...now().actions.toolbar, ...(record ? now().actions.row(record) : [])].find((one) => one.name === name);
  return {
    now,
    port,
    told,
    selected,
    page,
    titles: () => now().actions.toolbar.map(({ title }) => title),
    select: (...records: DataRecord[]) =>
      settle(() => now().controller.table.set({ selection: new Map(records.map((one) => [String(one['id']), one])) })),
    press: (name: string, record?: DataRecord) =>
      settle(() => {
        const found = button(name, record);
        if (!found) throw new Error(`There is no button ${name}.`);
        void now().actions.press(found, record);
      }),
    dialog: <Kind extends DialogEntry['kind']>(kind: Kind) => {
      const top = runtime.store.get(dialogStackAtom)['tab']?.at(-1);
      const isKind = (entry: DialogEntry | undefined): entry is Extract<DialogEntry, { kind: Kind }> =>
        entry?.kind === kind;
      if (!isKind(top)) throw new Error(`The dialog on top is ${top?.kind}.`);
      return top;
    },
    close: () => settle(() => now().dialogs.entries.forEach(({ id }) => now().dialogs.close(id))),
  };
}
const [first, second] = customers(2).map((record): DataRecord => record);

// On a page it is loaded before the user can press a button.
beforeAll(() => import('../../actions/run-steps.ts'));
beforeEach(() => localStorage.clear());

describe('a button', () => {
  test('of a selection says what it misses, and runs with one', async () => {
    const { press, select, told, dialog, port } = await openPage();
    await press('batch-delete');
    expect(told).toEqual(['warning: 请选择一条记录！']);
    await select(first ?? {}, second ?? {});
    await press('batch-delete');
    await settle(() => dialog('confirm').answer(true));
    expect(port.calls).toContain('removeBatch 1,2');
    expect(told.slice(1)).toEqual([expect.stringMatching(/^success: /), 'others: removed 1']);
  });

  test('that a person takes back at its question does nothing', async () => {
    const { press, select, dialog, port, told } = await openPage();
    await select(first ?? {});
    await press('batch-delete');
    await settle(() => dialog('confirm').answer(false));
    expect([port.records.length, told]).toEqual([23, []]);
  });

  test('runs on all that the query finds, once that is selected', async () => {
    const { now, press, select, dialog, port } = await openPage({}, { search: '?name=客户2' });
    await select(first ?? {});
    await settle(() => now().controller.selectAll());
    await press('batch-delete');
    await settle(() => dialog('confirm').answer(true));
    expect(port.calls.find((call) => call.startsWith('removeQuery'))).toMatch(/ 4$/);
    expect(port.records).toHaveLength(19);
  });

  test('that fails says why, and the others are not told', async () => {
    const { press, dialog, port, told } = await openPage();
    port.failures.set('remove', new PortError('conflict', '已被引用，不能删除'));
    await press('delete', first);
    await settle(() => dialog('confirm').answer(true));
    expect(told).toEqual(['error: 已被引用，不能删除']);
  });

  test('of a row sees its record, its menu also the cell', async () => {
    const rowActions = [
      resolvedButton('say', '说', {
        steps: steps({ notify: '{{ $record.name }}' }, { notify: '{{ $user.realname }}' }),
      }),
    ];
    const { now, press, told } = await openPage({ rowActions });
    await press('say', first);
    const chosen = { field: 'name', title: '名称', value: 'x', text: '整格' };
    const [entry] = now().actions.menu(first ?? {}, chosen);
    if (entry) await settle(() => now().actions.press(entry, first, { chosen }));
    expect(told).toEqual(['success: 客户01', 'success: 张三', 'success: 整格']);
  });

  test('that refreshes tells others of its record, or of several', async () => {
    const refresh = { steps: steps({ refresh: true }) };
    const { press, told, port } = await openPage({
      toolbar: [resolvedButton('all', '全部', refresh)],
      rowActions: [resolvedButton('one', '一条', refresh)],
    });
    await press('all');
    await press('one', second);
    expect(told).toEqual(['others: added', 'others: saved 2']);
    expect(port.calls).toHaveLength(3);
  });

  test('of a row is made once for each record', async () => {
    const { now } = await openPage();
    expect(now().actions.row(first ?? {})).toBe(now().actions.row(first ?? {}));
  });

  test('is there for those who may press it', async () => {
    const { titles } = await openPage({}, { permissions: new Set() });
    expect(titles()).not.toContain('新增');
    expect((await openPage()).titles()).toContain('新增');
  });
});

test('a page is told what is selected, each time that it changes', async () => {
  const { select, selected } = await openPage();
  await select(first ?? {});
  await select();
  expect(selected).toEqual([[], [first], []]);
});

describe('the editor', () => {
  test('of a new record begins with the list’s conditions, but for those of several values', async () => {
    const where = { level: 'A', depot: ['a', 'b'] };
    const { press, dialog, told } = await openPage({ where });
    await press('add');
    const { mode, record, values, onSaved } = dialog('editor');
    expect([mode, record, values]).toEqual(['create', null, { level: 'A' }]);
    await settle(() => onSaved({ id: '99' }));
    expect(told).toEqual(['others: added 99']);
  });

  test('of a new record of a tree opens the row above it', async () => {
    const { now, press, dialog } = await openPage({ tree: { parent: 'pid' } });
    await press('add');
    await settle(() => dialog('editor').onSaved({ id: '99', pid: '1' }));
    expect([...now().controller.table.get().expanded]).toEqual(['1']);
    await settle(() => dialog('editor').onSaved({ id: '98', pid: null }));
    expect([...now().controller.table.get().expanded]).toEqual(['1']);
  });

  test('of a record is opened to edit or to look, and loads the list again when it was saved', async () => {
    const { now, press, dialog, told, port } = await openPage();
    await press('edit', first);
    expect(dialog('editor')).toMatchObject({ mode: 'edit', record: '1' });
    await settle(() => dialog('editor').onSaved({ id: '1' }));
    expect([told, port.calls.length]).toEqual([['others: saved 1'], 2]);
    await settle(() => now().actions.open(second ?? {}));
    expect(dialog('editor')).toMatchObject({ mode: 'detail', record: '2', values: second });
  });

  const make = defineAction({
    name: 'make',
    title: '生成',
    props: {},
    run: () => ({ openDialog: { kind: 'editor', mode: 'create', model: supplier.id, values: { name: '草稿' } } }),
  });
  const making = { toolbar: [resolvedButton('make', '生成', { steps: steps({ make: true }) })], where: { level: 'A' } };

  test('of another model is asked of the page, and begins with its own values only', async () => {
    const editorOf = async (model: string) => resolvedList({ model: supplier, title: `${model} 的表单` });
    const { press, dialog } = await openPage(making, { own: [make], page: { editorOf } });
    await press('make');
    expect(dialog('editor')).toMatchObject({ target: { title: 'base/supplier 的表单' }, values: { name: '草稿' } });
    expect(dialog('editor').values).not.toHaveProperty('level');
  });

  test.each<[page: Partial<PageEnvironment>, told: string]>([
    [{}, 'error: 这里打不开另一种单据的表单。'],
    [{ editorOf: () => Promise.reject(new PortError('not-found', '没有供应商页面')) }, 'error: 没有供应商页面'],
  ])('of another model that is not to be had says so (%#)', async (page, expected) => {
    const { now, press, told } = await openPage(making, { own: [make], page });
    await press('make');
    expect([told, now().dialogs.entries]).toEqual([[expected], []]);
  });

  test('goes on with what was typed and not saved, for those who may', async () => {
    const place = { user: 'u1', document: resolvedList().form.document };
    const drafts = createDraftStore();
    drafts.write({ ...place, record: null }, { values: { name: '半句' } });
    const { now, dialog, close } = await openPage();
    expect(now().actions.drafts).toBe(1);
    await settle(() => now().actions.resume());
    expect(dialog('editor')).toMatchObject({ mode: 'create', record: null });
    drafts.remove({ ...place, record: null });
    await close();
    expect(now().actions.drafts).toBe(0);
    drafts.write({ ...place, record: '7' }, { values: { name: '改到一半' } });
    const may = new Set(['base:customer:edit']);
    const own = await openPage({}, { permissions: may });
    await settle(() => own.now().actions.resume());
    expect(own.dialog('editor')).toMatchObject({ mode: 'edit', record: '7' });
    expect((await openPage({}, { permissions: new Set() })).now().actions.drafts).toBe(0);
  });
});

describe('the dialogs of a list', () => {
  test('an import that is done loads the list again and tells the others', async () => {
    const { endpoints } = resolvedList();
    const { press, dialog, told, port } = await openPage({
      endpoints: { ...endpoints, importExcel: '/base/customer/importExcel' },
    });
    await press('import');
    expect(dialog('import')).toMatchObject({ title: '客户', path: '/base/customer/importExcel' });
    await settle(() => dialog('import').onDone());
    expect([told, port.calls.length]).toEqual([['others: added'], 2]);
  });

  test('the recycle bin belongs to the list', async () => {
    const { press, dialog } = await openPage({ model: customerModel({ recycleBin: true }) });
    await press('recycle-bin');
    expect(dialog('recycle-bin').list.document).toBe('base/customer.list');
  });

  // covers: state-query-open
  test('the advanced query opens with what is asked for, and with what was left unasked', async () => {
    const asked: AdvancedQuery = { match: 'and', lines: [{ field: 'name', rule: 'eq', value: 'x' }] };
    const { press, dialog, close, told } = await openPage({}, { search: '?list.where=name:eq:x' });
    await press('advanced-query');
    expect(dialog('advanced-query')).toMatchObject({ query: asked, draft: undefined, views: { current: undefined } });
    const draft = { key: 0, match: 'or' as const, lines: [{ key: 1, field: 'name' }] };
    await settle(() => dialog('advanced-query').onDraft(draft));
    await close();
    await press('advanced-query');
    expect(dialog('advanced-query').draft).toBe(draft);
    await settle(() => dialog('advanced-query').views.show(undefined));
    await close();
    await press('advanced-query');
    expect(dialog('advanced-query').draft).toBeUndefined();
    await settle(() => dialog('advanced-query').onQuery({ ...asked, match: 'or' }));
    expect(told.at(-1)).toBe('address ?list.where=name:eq:x&list.match=or');
  });
});

describe('what was done can be taken back', () => {
  const call = { method: 'PUT', path: '/base/customer/edit', body: { id: '1' } } as const;
  const run = () => ({ undo: { text: '已移动', undone: '已移回', call } });
  const own = [defineAction({ name: 'move', title: '移动', props: {}, run })];
  const moving = { toolbar: [resolvedButton('move', '移动', { steps: steps({ move: true }) })] };

  test.each<[what: string, failure: PortError | undefined, told: string[]]>([
    ['with a call that says so', undefined, ['success: 已移回', 'others: added']],
    ['or says why not', new PortError('conflict', '已被别人修改'), ['warning: 已被别人修改']],
  ])('%s', async (_, failure, expected) => {
    const called: unknown[] = [];
    const requests: Ports['requests'] = {
      async call(request) {
        called.push(request);
        if (failure) throw failure;
        return { result: null, message: '' };
      },
    };
    const offered: { text: string; undo: () => Promise<void> }[] = [];
    const offerUndo = (text: string, undo: () => Promise<void>) => void offered.push({ text, undo });
    const { press, told, port } = await openPage(moving, { own, ports: { requests }, page: { offerUndo } });
    await press('move');
    expect([offered.map(({ text }) => text), told]).toEqual([['已移动'], []]);
    await settle(() => offered[0]?.undo());
    expect([told, called]).toEqual([expected, [{ ...call, quiet: true }]]);
    expect(port.calls).toHaveLength(2);
  });

  test('where the page offers that; else it is only told', async () => {
    const { press, told } = await openPage(moving, { own });
    await press('move');
    expect(told).toEqual(['success: 已移动']);
  });
});
