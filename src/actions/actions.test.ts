// covers: rule-batch-none, rule-batch-question
import { describe, expect, test } from 'vitest';

import { createLookups } from '../data-sources/jeecg/index.ts';
import { resolvedField } from '../engine/model/testing/resolved.ts';
import { readSteps } from '../engine/resolve/index.ts';
import { runSteps } from '../runtime/actions/run-steps.ts';
import { memoryRecords, type MemoryRecords } from '../runtime/list/testing/memory-records.ts';
import { customerModel, resolvedList } from '../runtime/list/testing/resolved-list.ts';
import { PortError, type DataRecord, type Ports } from '../runtime/ports/index.ts';
import { memorySavedViews } from '../runtime/ports/testing/memory-saved-views.ts';
import { createRegistry, type ActionContext, type TreePlace } from '../runtime/registry/index.ts';
import { actions } from './index.ts';
import { copyOf } from './records/copy/copy-of.ts';

const views = { FormItem: () => null, ProblemCard: () => null, Skeleton: () => null };
const registry = createRegistry({ widgets: [], cells: [], actions, views });
const model = customerModel({
  fields: [
    resolvedField('name'),
    resolvedField('code', { unique: true }),
    resolvedField('no', { readOnly: true }),
    resolvedField('lines', { type: 'array', child: { model: 'base/line', parent: 'owner' } }),
  ],
  tree: { parent: 'pid' },
  states: {
    field: 'status',
    initial: 'draft',
    editable: ['draft'],
    deletable: ['draft'],
    transitions: [
      { name: 'examine', title: '审核', from: ['draft'], to: 'examined', permission: 'x', set: {} },
      { name: 'close', title: '关闭', from: ['examined'], to: 'closed', permission: 'x', set: {} },
    ],
  },
  creates: [
    { name: 'deliver', title: '生成出库单', to: 'stock/bill', permission: 'x', targetPermission: 'y', set: {} },
  ],
});
const requests: Record<string, NonNullable<ReturnType<ActionContext['request']>>> = {
  'base/freeze': {
    method: 'PUT',
    path: '/base/customer/{group}/freeze',
    params: { ids: "{{ join($selection, r => r.id, ',') }}", note: '' },
    body: { status: '{{ $args.status }}', who: '{{ $user.username }}' },
  },
  'base/close': { title: '关闭客户', method: 'POST', path: '/base/customer/close', signed: true, success: '已关闭' },
};

/**
 * Runs the steps as written in a document on a page with three customers and returns everything that happened, in
 * order.
 */
async function run(
  written: object[],
  change: {
    agree?: boolean;
    filled?: DataRecord;
    record?: DataRecord;
    selection?: DataRecord[];
    whole?: number;
    place?: TreePlace;
    list?: object;
    fails?: PortError;
  } = {},
) {
  const records: MemoryRecords = memoryRecords([
    { id: '1', name: '甲' },
    { id: '2', name: '乙' },
    { id: '3', name: '丙' },
  ]);
  const happened: unknown[] = [];
  const called: unknown[] = [];
  const call: Ports['requests']['call'] = async (request) => {
    called.push(request);
    if (change.fails) throw change.fails;
    return { result: 42, message: '操作成功' };
  };
  const note = (name: string) => (detail?: unknown) => void happened.push(detail === undefined ? name : [name, detail]);
  const { steps = [] } = readSteps(JSON.parse(JSON.stringify(written)), { pointer: '/do', problems: [] });
  const selection = change.selection ?? [];
  const outcome = await runSteps(steps, {
    actions: registry.actions,
    scope: { $record: change.record ?? null, $selection: selection, $user: { username: 'lin' } },
    context: {
      ports: {
        records,
        lookups: createLookups({ call }),
        requests: { call },
        dictionaries: { items: async () => [], cached: () => undefined },
        documents: { page: async () => ({ documents: [] }) },
        savedViews: memorySavedViews(),
        files: {
          upload: async () => '',
          download: async () => new Blob(),
          link: async (path) => path,
          reportLink: async (path, params) => `/api${path}?${new URLSearchParams(params)}`,
        },
      },
      list: { ...resolvedList({ model }), ...change.list },
      query: () => ({ name: '*客*', column: 'createTime', order: 'desc' }),
      selection,
      ...(change.record && { record: change.record }),
      ...(change.whole !== undefined && { whole: { query: { name: '*客*' }, expected: change.whole } }),
      confirm: async (question) => {
        happened.push(['confirm', question]);
        return change.agree ?? true;
      },
      choosePlace: async () => change.place,
      async fill(dialog) {
        happened.push(['fill', dialog]);
        return change.filled;
      },
      request: (id) => requests[id],
    },
    effects: {
      notify: note('notify'),
      offerUndo: note('offerUndo'),
      download: note('download'),
      progress: (text) => {
        happened.push(['progress', text]);
        return { update: note('share'), end: note('done') };
      },
      refresh: note('refresh'),
      removed: note('removed'),
      clearSelection: note('clearSelection'),
      expand: note('expand'),
      navigate: note('navigate'),
      openDialog: note('openDialog'),
      closeDialog: note('closeDialog'),
      setValues: note('setValues'),
    },
  });
  return { outcome, happened, called, records };
}

describe('steps', () => {
  test('are skipped where their condition does not hold, and stop with a message of their own', async () => {
    const record = { id: '1', name: '甲', taxNo: '' };
    const { outcome, happened } = await run(
      [
        { notify: '不会', when: '{{ $record.taxNo }}' },
        { notify: '会', when: "{{ $record.name == '甲' }}" },
        { fail: '不到这里', when: false },
        { fail: "{{ '请先填写' + $record.name + '的税号' }}", when: '{{ !$record.taxNo }}' },
        { notify: '也不会' },
      ],
      { record },
    );
    expect(outcome).toMatchObject({ ended: 'failed', error: { message: '请先填写甲的税号' } });
    expect(happened).toEqual([
      ['notify', { kind: 'success', text: '会' }],
      ['notify', { kind: 'error', text: '请先填写甲的税号' }],
    ]);
  });

  test('about one row go on from what the step before made of it', async () => {
    const steps = [
      { transition: 'examine', confirm: false },
      { transition: 'close', confirm: false },
      { notify: '{{ $record.name }}' },
    ];
    const { outcome, happened, records } = await run(steps, { record: { id: '1', name: '改名之前' } });
    expect(outcome).toMatchObject({ ended: 'done' });
    expect(records.calls.filter((call) => call.startsWith('transition'))).toHaveLength(2);
    expect(happened.at(-1)).toEqual(['notify', expect.objectContaining({ text: '甲' })]);
  });

  test('say which of them failed and what the ones before have written', async () => {
    const fails = new PortError('offline', '网络已断开，请检查网络后重试');
    const { outcome, happened } = await run(
      [
        { transition: 'examine', confirm: false },
        { request: 'base/freeze', when: '{{ false }}' },
        { request: 'base/close' },
        { notify: '完成' },
      ],
      { record: { id: '1', name: '甲' }, fails },
    );
    expect(outcome).toEqual({ ended: 'failed', error: fails });
    expect(happened.at(-1)).toEqual([
      'notify',
      { kind: 'error', text: '“关闭客户”没有完成：网络已断开，请检查网络后重试。前面的“审核”已经完成，不会撤销。' },
    ]);
    const alone = await run([{ request: 'base/close' }], { fails });
    expect(alone.happened).toEqual([['notify', { kind: 'error', text: '网络已断开，请检查网络后重试' }]]);
  });

  test('ask all their questions before the first of them writes', async () => {
    const written = [
      { prompt: '原因', label: '原因' },
      { request: 'base/close', quiet: true },
      { transition: 'examine' },
      { notify: "{{ '因为' + $result.id }}" },
    ];
    const left = await run(written, { record: { id: '1', name: '甲' }, filled: { text: '旧' }, agree: false });
    expect([left.outcome, left.called]).toEqual([{ ended: 'stopped' }, []]);
    const agreed = await run(written, { record: { id: '1', name: '甲' }, filled: { text: '旧' } });
    expect(agreed.outcome).toMatchObject({ ended: 'done' });
    expect(agreed.called).toHaveLength(1);
    expect(agreed.happened.slice(0, 2)).toMatchObject([
      ['fill', {}],
      ['confirm', { title: '确定审核“甲”吗？' }],
    ]);
  });

  test('run in order, and each is carried out before the next', async () => {
    const { outcome, happened } = await run([{ confirm: '确定冻结?' }, { notify: '好了' }, { refresh: true }]);
    expect(outcome).toEqual({ ended: 'done' });
    expect(happened).toEqual([
      ['confirm', { title: '确定冻结?', danger: false }],
      ['notify', { kind: 'success', text: '好了' }],
      'refresh',
    ]);
  });

  test('stop where the person says no', async () => {
    const { outcome, happened } = await run([{ confirm: '确定冻结?' }, { refresh: true }], { agree: false });
    expect(outcome).toEqual({ ended: 'stopped' });
    expect(happened).toHaveLength(1);
  });

  test('ask for a text by a dialog of its own, and go on with it', async () => {
    const written = [
      { prompt: '请输入原因', label: '原因', value: '{{ $record.name }}', rules: ['plain-name'], maxLength: 20 },
      { notify: "{{ '因为' + $result }}" },
    ];
    const { outcome, happened } = await run(written, { record: { id: '1', name: '甲' }, filled: { text: '欠款' } });
    const field = { title: '原因', required: true, maxLength: 20, 'x-rules': ['plain-name'] };
    expect(outcome).toEqual({ ended: 'done', value: '欠款' });
    expect(happened).toMatchObject([
      [
        'fill',
        { body: { title: '请输入原因', body: { form: { properties: { text: field } } } }, values: { text: '甲' } },
      ],
      ['notify', { text: '因为欠款' }],
    ]);
  });

  test('wait for a dialog document where that is said; who leaves it ends the steps', async () => {
    const written = [{ 'open-dialog': 'base/why', values: { a: 1 }, wait: true }, { notify: '{{ $result.reason }}' }];
    const filled = await run(written, { filled: { reason: '欠款' } });
    expect(filled.happened).toMatchObject([
      ['fill', { kind: 'document', document: 'base/why', values: { a: 1 } }],
      ['notify', { text: '欠款' }],
    ]);
    const left = await run(written);
    expect(left.outcome).toEqual({ ended: 'stopped' });
    expect(left.happened).toHaveLength(1);
  });

  test('stop at the first failure and tell it', async () => {
    const { outcome, happened } = await run([{ request: 'base/gone' }, { refresh: true }]);
    expect(outcome).toMatchObject({ ended: 'failed' });
    expect(happened).toEqual([['notify', { kind: 'error', text: '没有名为“base/gone”的请求文档，请联系配置人员。' }]]);
  });

  test('what the application has told already is not told again', async () => {
    const failing = (isReported: boolean) =>
      run([{ request: 'base/freeze', args: { group: 'a', status: 2 } }], {
        fails: Object.assign(new PortError('timeout', '网络超时'), { isReported }),
      });
    expect((await failing(true)).happened).toEqual([]);
    expect((await failing(true)).outcome.ended).toBe('failed');
    expect((await failing(false)).happened).toEqual([['notify', { kind: 'error', text: '网络超时' }]]);
  });

  test('an expression that fails stops them too, and says which step', async () => {
    const { happened } = await run([{ notify: '{{ $record.name.length }}' }, { refresh: true }]);
    expect(happened).toHaveLength(1);
    expect(JSON.stringify(happened)).toContain('步骤“notify”的表达式出错');
  });

  test('an unknown action is told, not thrown', async () => {
    const { outcome, happened } = await run([{ explode: true }]);
    expect(outcome.ended).toBe('failed');
    expect(JSON.stringify(happened)).toContain('没有名为“explode”的动作');
  });

  test('a step sees what the last one gave', async () => {
    const { happened } = await run([
      { request: 'base/freeze', args: { group: 'a b', status: 2 }, quiet: true },
      { notify: '{{ `共 ${$result} 条` }}' },
    ]);
    expect(happened).toEqual([['notify', { kind: 'success', text: '共 42 条' }]]);
  });
});

test('a request is filled in from arguments, selection and person', async () => {
  const { called, happened } = await run([{ request: 'base/freeze', args: { group: 'a/b', status: 2 } }], {
    selection: [{ id: '1' }, { id: '2' }],
  });
  expect(called).toEqual([
    { method: 'PUT', path: '/base/customer/a%2Fb/freeze', params: { ids: '1,2' }, body: { status: 2, who: 'lin' } },
  ]);
  expect(happened).toEqual([['notify', { kind: 'success', text: '操作成功' }]]);
});

test('a request is signed and tells of its success as its document says', async () => {
  const { called, happened } = await run([{ request: 'base/close' }, { request: 'base/close', quiet: true }]);
  const call = { method: 'POST', path: '/base/customer/close', signed: true };
  expect(called).toEqual([call, call]);
  expect(happened).toEqual([['notify', { kind: 'success', text: '已关闭' }]]);
});

test.each([
  [{ selection: [{ id: '1' }, { id: '3' }] }, 'transitionBatch examine 1,3', '已审核，共 2 条'],
  [{ selection: [{ id: '1' }], whole: 1200 }, 'transitionBatch examine 1200', '已审核，共 1,200 条'],
])('a transition of what is selected, %o, is one call', async (change, call, text) => {
  const { happened, records } = await run([{ transition: 'examine' }], change);
  expect(records.calls).toEqual([call]);
  expect(happened.slice(1)).toEqual([['notify', { kind: 'success', text }], 'refresh', 'clearSelection']);
});

describe('deleting', () => {
  test('asks with the specification’s words and removes what is selected', async () => {
    const { happened, records } = await run([{ 'batch-delete': true }], { selection: [{ id: '1' }, { id: '3' }] });
    expect(happened).toEqual([
      ['confirm', { title: '确认删除', text: '是否删除选中数据?', note: '共 2 条', danger: true }],
      ['notify', { kind: 'success', text: '批量删除成功！' }],
      ['removed', ['1', '3']],
    ]);
    expect(records.records.map((record) => record['id'])).toEqual(['2']);
  });

  test('all that the query finds asks for the number and tells it', async () => {
    const { happened, records } = await run([{ 'batch-delete': true }], { selection: [{ id: '1' }], whole: 1234 });
    expect(happened).toEqual([
      ['confirm', { title: '确认删除', text: '确定要删除这 1,234 项吗?', danger: true }],
      ['progress', '正在删除，请稍候…'],
      'done',
      ['notify', { kind: 'success', text: '批量删除成功！共 0 条' }],
      'refresh',
      'clearSelection',
    ]);
    expect(records.calls).toEqual(['removeQuery name=*%E5%AE%A2* 1234']);
  });

  test('all that the query finds says that the recycle bin keeps it', async () => {
    const { happened } = await run([{ 'batch-delete': true }], {
      whole: 12,
      list: { model: { ...model, recycleBin: true } },
    });
    const text = '确定要删除这 12 项吗?删除后进入回收站，可以还原。';
    expect(happened[0]).toEqual(['confirm', { title: '确认删除', text, danger: true }]);
    expect(happened).toContainEqual(['notify', { kind: 'success', text: '批量删除成功！共 0 条，可以在回收站里还原' }]);
  });

  test('without a selection says so', async () => {
    const { happened, records } = await run([{ 'batch-delete': true }]);
    expect(happened).toEqual([['notify', { kind: 'warning', text: '请选择一条记录！' }]]);
    expect(records.calls).toEqual([]);
  });

  test.each([
    ['delete', { delete: null }, '请设置 url.delete 属性！'],
    ['batch-delete', { deleteBatch: null }, '请设置 url.deleteBatch 属性！'],
  ])('%s without an address says that it must be set', async (action, endpoints, text) => {
    const list = { endpoints: { ...resolvedList().endpoints, ...endpoints } };
    const { happened } = await run([{ [action]: true }], { record: { id: '1' }, selection: [{ id: '1' }], list });
    expect(happened).toEqual([['notify', { kind: 'error', text }]]);
  });

  test('one record is called by its name', async () => {
    const { happened } = await run([{ delete: true }], { record: { id: '2', name: '乙' } });
    expect(happened).toEqual([
      ['confirm', { title: '确认删除', text: '确定删除“乙”吗？', danger: true }],
      ['notify', { kind: 'success', text: '删除成功！' }],
      ['removed', ['2']],
    ]);
  });

  test('what the model keeps can be taken back for a few seconds', async () => {
    const base = resolvedList();
    const list = { ...base, model: { ...base.model, recycleBin: true } };
    const { happened } = await run([{ 'batch-delete': true }], { selection: [{ id: '1' }, { id: '3' }], list });
    const call = { method: 'PUT', path: `${base.model.resource}/putRecycleBin`, body: { ids: '1,3' } };
    expect(happened.slice(1)).toEqual([
      ['offerUndo', { text: '已删除 2 条', undone: '已恢复 2 条', call }],
      ['removed', ['1', '3']],
    ]);
  });

  test('saying no leaves everything as it was', async () => {
    const { records } = await run([{ delete: true }], { record: { id: '2' }, agree: false });
    expect(records.calls).toEqual([]);
  });
});

describe('opening', () => {
  const record = { id: '7', name: '甲', version: 3 };
  test.each([
    [{ add: true }, { kind: 'editor', mode: 'create', again: true }],
    [
      { add: true, values: { level: '{{ $user.username }}' } },
      { kind: 'editor', mode: 'create', again: true, values: { level: 'lin' } },
    ],
    [{ edit: true }, { kind: 'editor', mode: 'edit', id: '7' }],
    [{ print: true }, { kind: 'editor', mode: 'detail', id: '7', print: true }],
    [{ detail: true }, { kind: 'editor', mode: 'detail', id: '7' }],
    [{ 'add-child': true }, { kind: 'editor', mode: 'create', again: true, values: { pid: '7' } }],
    [
      { create: 'deliver' },
      {
        kind: 'editor',
        mode: 'create',
        model: 'stock/bill',
        title: '生成出库单 · 甲',
        values: { source: '7' },
      },
    ],
    [
      { 'open-dialog': 'finance/reconcile', values: { name: '{{ $record.name }}' } },
      { kind: 'document', document: 'finance/reconcile', values: { name: '甲' } },
    ],
  ])('%o', async (step, dialog) => {
    const { happened } = await run([step], { record });
    expect(happened).toEqual([['openDialog', dialog]]);
  });

  test.each([
    [{ record }, '/api/jmreport/view/9?id=7'],
    [{ selection: [record] }, '/api/jmreport/view/9?id=7'],
    [{ selection: [record, { id: '8' }] }, '/api/jmreport/view/9?'],
  ])('a report of the server opens in a window of its own, told the record: %o', async (chosen, to) => {
    const { happened } = await run([{ print: "{{ '/jmreport/view/' + 9 }}" }], chosen);
    expect(happened).toEqual([['navigate', { to, newTab: true }]]);
  });

  test('a copy leaves out what belongs to the record itself', () => {
    const copied = {
      id: '1',
      name: '甲',
      code: 'C1',
      no: '9',
      version: 4,
      lines: [{ id: 'l1', qty: '2', version: 1 }],
    };
    expect(copyOf(copied, model)).toEqual({ name: '甲', lines: [{ qty: '2' }] });
  });
});

test('a transition asks, sends the version that was read, and refreshes', async () => {
  const { happened, records } = await run([{ transition: 'examine' }], { record: { id: '1', name: '甲', version: 3 } });
  expect(happened).toEqual([
    ['confirm', { title: '确定审核“甲”吗？' }],
    ['notify', { kind: 'success', text: '已审核' }],
    'refresh',
  ]);
  expect(records.calls).toEqual(['transition 1 examine']);
});

test.each([
  ['/sales/order', { to: '/sales/order', newTab: false }],
  ['https://example.com/', { to: 'https://example.com/', newTab: false }],
])('navigating to %s', async (to, expected) => {
  const { happened } = await run([{ navigate: to }]);
  expect(happened).toEqual([['navigate', expected]]);
});

test('an address that is not safe is not opened', async () => {
  const { happened } = await run([{ navigate: 'javascript:alert(1)' }]);
  expect(happened).toEqual([['notify', { kind: 'error', text: '这个地址不能打开，请检查跳转步骤里的地址。' }]]);
});

// covers: call-export
test('an export sends its conditions as one parameter where the document says so', async () => {
  const list = { endpoints: { ...resolvedList({ model }).endpoints, exportXls: '/base/exportXls' } };
  const { records } = await run([{ export: true, paramsStr: true }], { list, selection: [{ id: '1' }] });
  const [call = ''] = records.calls;
  const sent = new URLSearchParams(call.replace('exportFile ', '')).get('paramsStr') ?? '';
  expect(JSON.parse(sent)).toEqual({ name: '*客*', column: 'createTime', order: 'desc', selections: '1' });
});

// covers: call-export
test('an export asks for what the list shows, or for what is selected, and names the file after the list', async () => {
  const list = {
    title: '客户/清单',
    endpoints: { ...resolvedList({ model }).endpoints, exportXls: '/base/exportXls' },
  };
  const all = await run([{ export: true }], { list });
  expect(all.records.calls).toEqual(['exportFile name=*%E5%AE%A2*&column=createTime&order=desc']);
  expect(all.happened).toEqual([
    ['progress', '正在导出，请稍候…'],
    'done',
    ['download', { file: expect.any(Blob), name: '客户 清单.xls' }],
  ]);
  const chosen = await run([{ export: true }], { list, selection: [{ id: '1' }, { id: '2' }] });
  expect(chosen.records.calls[0]).toContain('selections=1%2C2');
  const opened = await run([{ import: true }], { list: { endpoints: { ...list.endpoints, importExcel: '/x' } } });
  expect(opened.happened).toEqual([['openDialog', { kind: 'import' }]]);
  const below = await run([{ import: true, foreignKeys: '{{ $selection[0].id }}' }], {
    list: { endpoints: { ...list.endpoints, importExcel: '/x' } },
    selection: [{ id: '7' }],
  });
  expect(below.happened).toEqual([['openDialog', { kind: 'import', fields: { foreignKeys: '7' } }]]);
  expect((await run([{ import: true }])).outcome.ended).toBe('failed');
  const none = await run([{ export: true }]);
  expect(none.outcome.ended).toBe('failed');
});

test('values are put into the form of the dialog', async () => {
  const { happened } = await run([{ 'set-values': { total: '{{ 1 + 2 }}' } }]);
  expect(happened).toEqual([['setValues', { total: 3 }]]);
});

test('a row action without a row says what is missing', async () => {
  const { outcome, happened } = await run([{ edit: true }]);
  expect(outcome).toMatchObject({ ended: 'failed', error: expect.any(PortError) });
  expect(happened).toEqual([['notify', { kind: 'error', text: '请选择一条记录！' }]]);
});

test('every action is listed once and says what its step may hold', () => {
  for (const action of actions) expect(action.props['$id']).toBe(action.name);
  expect(new Set(actions.map(({ name }) => name)).size).toBe(actions.length);
});

describe('a record of a tree', () => {
  const record = { id: '2', name: '乙', version: 3, pid: '1' };
  const of = (change: Parameters<typeof run>[1]) => run([{ 'move-to': true }], { record, ...change });

  test('is put below the one that is chosen, and can be put back', async () => {
    const { happened, records } = await of({ place: { id: '3', title: '丙' } });
    expect(records.records).toContainEqual({ id: '2', name: '乙', version: 1, pid: '3' });
    expect(happened).toEqual([
      [
        'offerUndo',
        {
          text: '已移到“丙”下面',
          undone: '已移回原处',
          call: { method: 'PUT', path: '/base/customer/edit', body: { id: '2', name: '乙', version: 1, pid: '0' } },
        },
      ],
      'refresh',
      ['expand', '3'],
    ]);
  });

  test('goes to the top; who chooses no place moves nothing', async () => {
    const top = await of({ place: { id: null, title: '' } });
    expect(top.records.records).toContainEqual(expect.objectContaining({ id: '2', pid: '0' }));
    const left = await of({});
    expect(left.outcome).toEqual({ ended: 'stopped' });
    expect(left.records.calls).toEqual([]);
  });

  test('is the row itself where records cannot be asked for one by one', async () => {
    const list = { endpoints: { ...resolvedList({ model }).endpoints, queryById: null } };
    const { records } = await of({ place: { id: '3', title: '丙' }, list });
    expect(records.calls).toEqual(['update 2']);
    expect(records.records).toContainEqual({ id: '2', name: '乙', version: 4, pid: '3' });
  });
});
