// covers: limit-pages
import { describe, expect, it, test } from 'vitest';

import type { JsonObject } from '../../schema/json/index.ts';
import { documentSet, sales } from '../model/testing/documents.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import { resolveList, type ResolveOptions } from './index.ts';

const documents = documentSet(sales);
const list = (body: JsonObject, options?: ResolveOptions, more: Record<string, JsonObject> = {}) =>
  resolveList({ document: 'a/b.list', pointer: '', body }, documentSet({ ...sales, ...more }), vocabulary, options);

describe('a list whose rows are edited in place', () => {
  it('adds and removes rows in the table, not through buttons of the list', () => {
    const edited = list({ kind: 'list', title: '客户', model: 'base/customer', editable: true });
    expect(edited.editable).toBe(true);
    expect(edited.toolbar.map(({ name }) => name)).toEqual(['import', 'export', 'advanced-query', 'refresh']);
  });
});

describe('the list of a model alone', () => {
  const customer = resolveList('base/customer.model', documents, vocabulary);
  const order = resolveList('sales/order.model', documents, vocabulary);

  it('searches its label, choices and dates', () => {
    expect(customer.search.map(({ name, mode, component }) => [name, mode, component])).toEqual([
      ['name', 'like', 'Input'],
      ['level', 'equals', 'DictSelect'],
      ['openedOn', 'range', 'Date'],
    ]);
  });

  it('can be asked for every field, common ones and those of its lines', () => {
    const asked = order.queryFields.map(({ name, title, group }) => [name, title, group].join(' ').trim());
    expect(asked).toContain('createTime 创建时间');
    expect(asked).toContain('lines,material 明细-物料 明细');
    expect(order.queryFields.map(({ name }) => name)).not.toContain('lines');
    expect(order.queryFields.map(({ name }) => name)).not.toContain('lines,orderId');
  });

  it('shows its short fields', () => {
    expect(customer.columns.map(({ key, cell, width, align }) => [key, cell, width, align])).toEqual([
      ['name', 'text', 160, 'left'],
      ['level', 'dictionary', 110, 'left'],
      ['phone', 'text', 140, 'left'],
      ['openedOn', 'date', 120, 'left'],
      ['balance', 'money', 130, 'right'],
    ]);
    expect(customer).toMatchObject({
      sort: { column: 'createTime', order: 'desc' },
      pageSize: 10,
      pageSizes: [10, 20, 30],
      selection: 'multiple',
      problems: [],
    });
    expect(customer.endpoints).toMatchObject({
      list: '/base/customer/list',
      deleteBatch: '/base/customer/deleteBatch',
    });
  });

  it('has buttons with permissions', () => {
    expect(customer.toolbar.map(({ name, permission }) => `${name} ${permission}`)).toEqual([
      'add base:customer:add',
      'batch-delete base:customer:delete',
      'import base:customer:import',
      'export base:customer:export',
      'advanced-query undefined',
      'refresh undefined',
    ]);
    expect(customer.rowActions.map(({ name, visible }) => [name, visible])).toEqual([
      ['edit', undefined],
      ['detail', undefined],
      ['delete', undefined],
    ]);
  });

  it('has a menu for a right click where the document writes one, of the same buttons as a row', () => {
    expect(customer.contextMenu).toBeUndefined();
    const contextMenu = ['detail', { title: '对账', do: { confirm: '好吗' } }, 'delet'];
    const menu = list({ model: 'base/customer', contextMenu }).contextMenu ?? [];
    expect(menu.map(({ title, problem }) => [title, problem?.pointer])).toEqual([
      ['详情', undefined],
      ['对账', undefined],
      ['delet', '/contextMenu/2'],
    ]);
  });

  it('makes buttons of states, transitions and creations', () => {
    expect(
      order.rowActions.map(({ name, builtIn, title, visible, disabled, permission }) => [
        name,
        builtIn,
        title,
        visible,
        disabled,
        permission,
      ]),
    ).toEqual([
      ['edit', 'edit', '编辑', '{{ ["draft"].includes($record.status) }}', undefined, 'sales:order:edit'],
      ['detail', 'detail', '详情', undefined, undefined, undefined],
      ['delete', 'delete', '删除', '{{ ["draft"].includes($record.status) }}', undefined, 'sales:order:delete'],
      [
        'examine',
        'transition',
        '审核',
        '{{ ["draft"].includes($record.status) }}',
        '{{ !($record.amount > 0) }}',
        'sales:order:examine',
      ],
      [
        'unexamine',
        'transition',
        '反审核',
        '{{ ["examined"].includes($record.status) }}',
        undefined,
        'sales:order:back',
      ],
      [
        'copyOrder',
        'create-from',
        '再下一单',
        '{{ ["examined"].includes($record.status) }}',
        undefined,
        'sales:order:copyOrder',
      ],
    ]);
    expect(order.rowActions.find(({ name }) => name === 'copyOrder')?.hint).toBe('已经下过单');
    expect(order.toolbar.find(({ name }) => name === 'batch-delete')?.disabled).toContain('$selection.some');
    const ofSelection = order.toolbar.filter(({ builtIn }) => builtIn === 'transition');
    expect(ofSelection.map(({ title, needsSelection, wholeQuery }) => [title, needsSelection, wholeQuery])).toEqual([
      ['审核', true, true],
      ['反审核', true, true],
    ]);
  });

  it('of a balance changes nothing', () => {
    const balance = resolveList('stock/balance.model', documents, vocabulary);
    expect(balance.toolbar.map(({ name }) => name)).toEqual(['export', 'advanced-query', 'refresh']);
    expect(balance.rowActions.map(({ name }) => name)).toEqual(['detail']);
    expect(balance.endpoints).toMatchObject({ delete: null, deleteBatch: null, importExcel: null });
  });

  it('leaves out buttons that the person may not use', () => {
    const some = resolveList('sales/order.model', documents, vocabulary, {
      permissions: new Set(['sales:order:add', 'sales:order:back']),
    });
    expect(some.toolbar.map(({ name }) => name)).toEqual(['add', 'unexamine', 'advanced-query', 'refresh']);
    expect(some.rowActions.map(({ name }) => name)).toEqual(['detail', 'unexamine']);
  });

  it('offers a creation to whoever may also add what it makes', () => {
    const offered = (...permissions: string[]) => {
      const list = resolveList('sales/order.model', documents, vocabulary, { permissions: new Set(permissions) });
      const [withheld] = (list.withheld ?? []).filter(({ title }) => title === '再下一单');
      return withheld?.permission ?? list.rowActions.some(({ name }) => name === 'copyOrder');
    };
    expect(offered('sales:order:copyOrder', 'sales:order:add')).toBe(true);
    expect(offered('sales:order:copyOrder')).toBe('sales:order:add');
    expect(offered('sales:order:add')).toBe('sales:order:copyOrder');
  });
});

describe('a list document', () => {
  it('asks for what is chosen with what chooses it, for one value at a time', () => {
    const field = (component: string, props: JsonObject) => {
      return { type: 'string', title: component, 'x-component': component, 'x-component-props': props };
    };
    const more: JsonObject = {
      kind: 'model',
      formatVersion: 1,
      title: '选择',
      schema: {
        type: 'object',
        properties: {
          who: field('Picker', {
            picker: 'a/b',
            where: { depart: '{{ $record.depart }}' },
            fields: { phone: 'phone' },
          }),
          kind: field('TreeSelect', { dict: 'sys_category,name,code', checkable: true }),
          order: field('PopupPicker', { popupCode: 'a/q', orgFields: 'id,no', destFields: 'orderId,order' }),
          goods: field('SearchSelect', { dictionary: 'goods,name,id', async: true }),
          place: field('Area', { names: true }),
          level: field('DictSelect', { dictionary: 'level', look: 'radio' }),
          marks: field('DictSelect', { dictionary: 'mark', look: 'checkbox' }),
        },
      },
    };
    const resolved = list({ title: '选择', model: 'x/y' }, {}, { 'x/y.model': more });
    const asked = resolved.search.map(({ name, mode, component, props }) => [name, mode, component, props]);
    expect(asked).toEqual([
      ['who', 'has', 'Picker', { picker: 'a/b', multiple: false }],
      ['kind', 'within', 'TreeSelect', { dict: 'sys_category,name,code', multiple: false }],
      ['order', 'equals', 'PopupPicker', { popupCode: 'a/q', orgFields: 'no', destFields: 'order', multiple: false }],
      ['goods', 'equals', 'SearchSelect', { dictionary: 'goods,name,id', async: true, multiple: false }],
      ['place', 'rightLike', 'Area', { names: true, anyLevel: true }],
      ['level', 'equals', 'DictSelect', { dictionary: 'level', multiple: false }],
      ['marks', 'has', 'DictSelect', { dictionary: 'mark', multiple: false }],
    ]);
    expect(resolved.queryFields.find(({ name }) => name === 'kind')?.component).toBe('TreeSelect');
  });

  it('asks for nodes of a tree with all below them, or for the node alone where it says so', () => {
    const properties = {
      place: { type: 'string', title: '地方', 'x-ref': { model: 'a/place' } },
      unit: { type: 'string', title: '单位', 'x-ref': { model: 'a/unit' } },
      parent: { type: 'string', title: '上级', 'x-ref': { model: 'a/place' } },
    };
    const model = (more: JsonObject): JsonObject => ({ kind: 'model', formatVersion: 1, ...more });
    const more = {
      'a/unit.model': model({ title: '单位', schema: { type: 'object', properties: {} } }),
      'a/place.model': model({ title: '地方', tree: { parent: 'parent' }, schema: { type: 'object', properties } }),
    };
    const search = ['place', 'unit', 'parent', { field: 'place', mode: 'equals' }];
    const resolved = list({ title: '地方', model: 'a/place', search }, {}, more);
    expect(resolved.search.map(({ name, mode }) => [name, mode])).toEqual([
      ['place', 'within'],
      ['unit', 'equals'],
      ['parent', 'within'],
      ['place', 'equals'],
    ]);
    expect(resolved.queryFields.filter(({ isTree }) => isTree).map(({ name }) => name)).toEqual(['place', 'parent']);
  });

  it('asks for months by two boxes of months', () => {
    const model: JsonObject = {
      kind: 'model',
      formatVersion: 1,
      title: '台账',
      schema: {
        type: 'object',
        properties: {
          month: { type: 'string', title: '月份', 'x-component': 'Date', 'x-component-props': { picker: 'month' } },
          name: { type: 'string', title: '名称', 'x-component': 'TextArea' },
        },
      },
    };
    const resolved = list({ title: '台账', model: 'x/y', search: ['month', 'name'] }, {}, { 'x/y.model': model });
    expect(resolved.search.map(({ component, mode }) => [component, mode])).toEqual([
      ['Date', 'range'],
      ['Input', 'like'],
    ]);
  });

  it('asks for a switch by a list of its two values, so that one may ask for neither', () => {
    const more: JsonObject = {
      kind: 'model',
      formatVersion: 1,
      title: '开关',
      schema: {
        type: 'object',
        properties: {
          on: { type: 'boolean', title: '启用' },
          sent: { type: 'string', title: '已发', 'x-component': 'Switch' },
        },
      },
    };
    const resolved = list({ title: '开关', model: 'x/y', search: ['on', 'sent'] }, {}, { 'x/y.model': more });
    expect(resolved.search.map(({ component, mode, options }) => [component, mode, options])).toEqual([
      [
        'Select',
        'equals',
        [
          { value: true, label: '是' },
          { value: false, label: '否' },
        ],
      ],
      [
        'Select',
        'equals',
        [
          { value: 'Y', label: '是' },
          { value: 'N', label: '否' },
        ],
      ],
    ]);
  });

  it('shows files and pictures by cells of their own', () => {
    const entry = { title: '', props: { properties: { allowDownload: { type: 'boolean' } } } };
    const words = {
      ...vocabulary,
      widgets: { ...vocabulary.widgets, FileUpload: entry, ImageUpload: entry },
      cells: { ...vocabulary.cells, file: entry, image: entry },
    };
    const columns: JsonObject[] = [
      { key: 'name', type: 'file', allowDownload: false },
      { key: 'phone', type: 'image' },
      { key: 'level', type: 'file', cell: 'text' },
    ];
    const body = { kind: 'list', formatVersion: 1, title: '客户', model: 'base/customer', columns };
    const resolved = resolveList({ document: 'a/b.list', pointer: '', body }, documentSet(sales), words);
    expect(resolved.columns.map(({ cell, component }) => [cell, component])).toEqual([
      ['file', 'FileUpload'],
      ['image', 'ImageUpload'],
      ['text', 'FileUpload'],
    ]);
    expect(resolved.columns[0]?.cellProps).toEqual({ allowDownload: false });
  });

  it('says what differs; … is the rest', () => {
    const resolved = list({
      title: '客户表',
      model: 'base/customer',
      search: [{ field: 'openedOn', mode: 'range', title: '开户' }, 'name'],
      columns: [
        'level',
        { key: 'balance', statistics: 'sum', width: '200px', fixed: 'right', cell: 'number', format: 'x' },
        '...',
        'createTime',
      ],
      sort: { column: 'name', order: 'asc' },
      pageSize: 50,
      urls: { importExcel: null, list: '/x/list' },
      selection: 'none',
    });
    expect(resolved.problems).toEqual([]);
    expect(resolved.search.map(({ name, title }) => [name, title])).toEqual([
      ['openedOn', '开户'],
      ['name', '客户名称'],
    ]);
    expect(resolved.columns.map(({ key }) => key)).toEqual([
      'level',
      'balance',
      'name',
      'phone',
      'openedOn',
      'createTime',
    ]);
    expect(resolved.columns[1]).toMatchObject({
      statistics: ['sum'],
      width: 200,
      fixed: 'right',
      cell: 'number',
      pointer: '/columns/1',
    });
    expect(resolved.columns[5]).toMatchObject({ cell: 'datetime', width: 180 });
    expect(resolved).toMatchObject({
      title: '客户表',
      pageSize: 50,
      pageSizes: [10, 20, 30, 50],
      selection: 'none',
      endpoints: { list: '/x/list', importExcel: null },
    });
  });

  // covers: limit-detail-columns
  it('shows the lines of a record by at most four of their fields', () => {
    const [usual] = list({ model: 'sales/order', columns: ['lines'] }).columns;
    expect(usual).toMatchObject({ cell: 'details', sortable: false, details: { resource: '/sales/order' } });
    expect(usual?.details?.columns.length).toBeGreaterThan(0);
    expect(usual?.details?.columns.length).toBeLessThanOrEqual(4);
    const chosen = list({
      model: 'sales/order',
      columns: [{ key: 'lines', cellProps: { fields: ['qty', 'materiel'] } }],
    });
    expect(chosen.columns[0]?.details?.columns.map(({ key }) => key)).toEqual(['qty']);
    expect(chosen.problems).toMatchObject([
      { code: 'unknown-field', pointer: '/columns/0/cellProps/fields/1', nearest: 'material' },
    ]);
  });

  // covers: dialog-query
  it('has a place of its own where the document has more lists, and a code for what is saved', () => {
    const inner = { model: 'base/unit', saveCode: 'units' };
    const body = { title: '客户', model: 'base/customer', saveCode: 'customers', details: [{ list: inner }] };
    const resolved = list(body);
    expect(resolved).toMatchObject({ saveCode: 'customers' });
    expect(resolved.place).toBeUndefined();
    const { document } = resolved;
    expect(resolved.details?.[0]?.list).toMatchObject({ saveCode: 'units', place: `${document}/details/0` });
  });

  it('follows the others on its page and asks again, where the document says so', () => {
    const body = { title: '客户', model: 'base/customer', live: true, poll: 30 };
    expect(list(body)).toMatchObject({ live: true, poll: 30, problems: [] });
  });

  it('has buttons of its own for all that its query finds', () => {
    const button = { title: '冻结', wholeQuery: true, do: { confirm: '好吗' } };
    const { toolbar, problems } = list({ title: '客户', model: 'base/customer', toolbar: [button] });
    expect([toolbar[0]?.wholeQuery, problems]).toEqual([true, []]);
  });

  it('calls a cell a cell, and what edits it a component, where it tells of their props', () => {
    const column = { key: 'phone', cell: 'money', cellProps: { scales: 2 }, type: 'input', props: { maxLenght: 5 } };
    const { problems } = list({ model: 'base/customer', editable: true, columns: [column] });
    expect(problems.map(({ message }) => message)).toEqual([
      '单元格“money”没有“scales”这个属性。',
      '组件“Input”没有“maxLenght”这个属性。',
    ]);
  });

  it('keeps its place for what it cannot understand', () => {
    const resolved = list({
      model: 'base/customer',
      search: ['nmae', 'secretKey', 'level'],
      columns: ['nmae', { key: 'phone', cell: 'nosuch' }, 'level'],
      toolbar: [
        'ad',
        { title: '好', do: { confirm: '好吗' } },
        { title: '坏', do: [{ confirm: '好吗' }, { nosuch: 1 }] },
        { title: '空' },
      ],
      rowActions: ['edit', 'delet'],
      sort: { column: 'nmae' },
    });
    expect(resolved.search.map(({ name }) => name)).toEqual(['level']);
    expect(resolved.columns.map(({ key, problem }) => [key, problem?.code, problem?.nearest])).toEqual([
      ['nmae', 'unknown-field', 'name'],
      ['phone', 'unknown-cell', undefined],
      ['level', undefined, undefined],
    ]);
    expect(resolved.toolbar.map(({ title, problem, steps }) => [title, problem?.code, steps.length])).toEqual([
      ['ad', 'unknown-button', 0],
      ['好', undefined, 1],
      ['坏', 'unknown-action', 0],
      ['空', 'missing-key', 0],
    ]);
    expect(resolved.rowActions.map(({ name, problem }) => [name, problem?.nearest])).toEqual([
      ['edit', undefined],
      ['delet', 'delete'],
    ]);
    expect(resolved.sort.column).toBe('createTime');
    expect(resolved.problems.map(({ code, pointer }) => `${code} ${pointer}`).toSorted()).toEqual([
      'missing-key /toolbar/3/do',
      'unknown-action /toolbar/2/do/1',
      'unknown-button /rowActions/1',
      'unknown-button /toolbar/0',
      'unknown-cell /columns/1',
      'unknown-field /columns/0',
      'unknown-field /search/0',
      'unknown-field /search/1',
      'unknown-field /sort/column',
    ]);
  });

  it('shows the reason that the document gives for a disabled button', () => {
    const frozen = { title: '冻结', disabled: '{{ $selection.length > 9 }}', hint: '一次最多冻结 9 个' };
    const resolved = list({ model: 'base/customer', toolbar: [{ ...frozen, do: { refresh: true } }] });
    expect(resolved.toolbar[0]).toMatchObject(frozen);
    expect(resolved.problems).toEqual([]);
  });

  it('takes columns from a columns document, its form from a form document or inline', () => {
    const columns: JsonObject = {
      title: '列',
      columns: [
        {
          key: 'phone',
          type: 'input',
          validateRules: [{ required: true, message: '要填' }, { pattern: 'm' }],
          placeholder: '手机',
          disabled: '{{ $record.level == "a" }}',
          linkage: 'level',
        },
        'nosuch',
      ],
      rowNumber: true,
      size: 'small',
    };
    const form: JsonObject = { title: '客户表单', model: 'base/customer', properties: { name: {} } };
    const resolved = list(
      { model: 'base/customer', columns: 'base/customer', editor: 'base/customer' },
      {},
      { 'base/customer.columns': columns, 'base/customer.form': form },
    );
    expect(resolved.columns[0]).toMatchObject({
      component: 'Input',
      componentProps: { placeholder: '手机' },
      rules: [{ required: true, message: '要填' }, { pattern: 'm' }],
      disabled: '{{ $record.level == "a" }}',
      parentColumn: 'level',
    });
    expect(resolved.columns[0]?.field.required).toBe(true);
    expect(resolved.columns[1]?.problem).toMatchObject({ document: 'base/customer.columns', pointer: '/columns/1' });
    expect(resolved.table).toMatchObject({
      rowNumber: true,
      size: 'small',
      alwaysEdit: true,
      sortKey: 'orderNum',
    });
    expect(resolved.form).toMatchObject({ document: 'base/customer.form', title: '客户表单' });
    const inline = list({ model: 'base/customer', editor: { properties: { name: { titel: 'x' } } } });
    expect(inline.form.problems).toMatchObject([
      { code: 'unknown-key', document: 'a/b.list', pointer: '/editor/properties/name/titel', nearest: 'title' },
    ]);
    expect(list({ model: 'base/customer', columns: 'base/nosuch' }).problems).toMatchObject([
      { code: 'unknown-document', pointer: '/columns' },
    ]);
  });

  it('tells of keys of a columns document that say nothing of a list edited in place', () => {
    const documents = { 'base/customer.columns': { columns: ['name'], dragSort: true, maxHeight: 300 } };
    const body = { model: 'base/customer', columns: 'base/customer' };
    expect(list({ ...body, editable: true }, {}, documents).problems).toMatchObject([
      { severity: 'warning', code: 'key-without-effect', document: 'base/customer.columns', pointer: '/dragSort' },
    ]);
    expect(list(body, {}, documents).problems).toEqual([]);
    expect(list({ ...body, editable: true }, {}, documents).table?.maxHeight).toBe(300);
  });

  it('needs a model', () => {
    expect(list({ title: '空' }).problems).toMatchObject([{ code: 'missing-key' }]);
    expect(list({ model: 'base/custmer' }).problems).toMatchObject([
      { code: 'unknown-document', document: 'a/b.list', pointer: '/model' },
    ]);
  });
});

test.each<[what: string, change: JsonObject, moves: boolean]>([
  ['where its parent can be written', {}, true],
  ['not where codes follow the place', { code: { type: 'string', 'x-number': { pattern: '{tree}' } } }, false],
  ['not where its parent is read-only', { parentId: { type: 'string', 'x-read-only': true } }, false],
])('a record of a tree can be moved: %s', (_what, change, moves) => {
  const properties: JsonObject = { name: { type: 'string' }, parentId: { type: 'string' }, ...change };
  const model = { kind: 'model', title: '类别', tree: { parent: 'parentId' }, schema: { type: 'object', properties } };
  const more = { 'base/category.model': { formatVersion: 1, ...model } };
  const alone = list({ kind: 'list', title: '类别', model: 'base/category' }, {}, more);
  expect(alone.rowActions.some(({ name }) => name === 'move-to')).toBe(moves);
  const asked = list({ kind: 'list', title: '类别', model: 'base/category', rowActions: ['move-to'] }, {}, more);
  expect(asked.problems.map(({ code }) => code)).toEqual(moves ? [] : ['cannot-move']);
});
