import type { ResolvedField, ResolvedModel, ResolvedTransition } from '../../../src/engine/model/index.ts';
import { testField, testModel } from '../../../src/engine/query/testing/resolved.ts';
import type { JsonObject } from '../../../src/schema/json/index.ts';

const reference = (
  model: string,
  copy: Record<string, string> = {},
  more: Partial<NonNullable<ResolvedField['reference']>> = {},
) => ({
  reference: { model, copy, onDelete: 'refuse' as const, where: {}, ...more },
});
const decimal = (scale: number, more: Partial<ResolvedField> = {}): Partial<ResolvedField> => ({
  type: 'number',
  scale,
  ...more,
});

function transition(
  name: string,
  title: string,
  from: string,
  to: string,
  more: Partial<ResolvedTransition> = {},
): ResolvedTransition {
  return { name, title, from: [from], to, permission: name, set: {}, ...more };
}

const customer = testModel(
  'base/customer',
  [
    testField('name', { title: '客户名称', required: true, maxLength: 10, unique: true }),
    testField('phone', { title: '手机' }),
    testField('level', { title: '等级', dictionary: 'customer_level', default: 'b' }),
    testField('active', { title: '启用', type: 'boolean', default: true }),
    testField('tags', { title: '标签', type: 'array' }),
    testField('buyers', { title: '采购员', component: 'Picker' }),
    testField('openedOn', { title: '开户日期', format: 'date', default: '{{ $today }}' }),
    testField('seenAt', { title: '来访时间', format: 'date-time' }),
    testField('limit', { title: '额度', ...decimal(2) }),
    testField('rating', { title: '评分', type: 'number' }),
    testField('visits', { title: '来访次数', type: 'integer' }),
    testField('score', { title: '积分', type: 'integer', readOnly: true }),
    testField('secret', { title: '口令', secret: true }),
  ],
  { title: '客户', recycleBin: true },
);

const visit = testModel('base/visit', [
  testField('subject', { title: '主题', required: true }),
  testField('customer', {
    title: '客户',
    ...reference('base/customer', {}, { onDelete: 'clear', where: { active: true } }),
  }),
  testField('rank', {
    ...{ title: '级别', component: 'SearchSelect', componentProps: { dictionary: 'customer_level', allowInput: true } },
  }),
]);

/** Values chosen in every way that has names of its own. */
const tour = testModel('base/tour', [
  testField('subject', { title: '主题', required: true }),
  testField('guests', { title: '客人', component: 'Picker', componentProps: { picker: 'base/guests' } }),
  testField('part', { title: '物料', component: 'Picker', componentProps: { picker: 'base/parts' } }),
  testField('place', { title: '地点', component: 'Area' }),
  testField('route', {
    title: '路线',
    component: 'Cascader',
    componentProps: { tree: [{ value: 'z', label: '浙江', children: [{ value: 'h', label: '杭州' }] }] },
  }),
  testField('kind', { title: '类别', component: 'TreeSelect', componentProps: { dict: 'base_material,name,id' } }),
]);

/** The pickers that they name. */
export const businessPickers: Readonly<Record<string, JsonObject>> = {
  'base/guests': { model: 'base/customer', key: 'phone', multiple: true },
  'base/parts': { tree: { model: 'base/material' }, key: 'id', label: 'title' },
};

/** All tenants share them. */
const keeper = testModel('base/keeper', [testField('name', { title: '姓名', required: true }), testField('phone')], {
  ...{ title: '保管员', shared: true },
});

const depot = testModel(
  'base/depot',
  [
    testField('name', { title: '名称', required: true }),
    testField('keeper', { title: '保管员', ...reference('base/keeper', { phone: 'keeperPhone' }) }),
    testField('keeperPhone', { title: '保管员电话' }),
    testField('deputy', { title: '副手', ...reference('base/keeper', {}, { onDelete: 'clear' }) }),
  ],
  { title: '仓库' },
);

/** Its records often share a name. */
const tool = testModel('base/tool', [
  testField('name', { title: '名称', required: true }),
  testField('code', { title: '编码', unique: true }),
]);

const material = testModel(
  'base/material',
  [
    testField('name', { title: '名称', required: true }),
    testField('price', { title: '单价', ...decimal(2) }),
    testField('parentId', { title: '上级', ...reference('base/material') }),
  ],
  { title: '物料', tree: { parent: 'parentId' }, recycleBin: true },
);

const order = testModel(
  'sales/order',
  [
    testField('billNo', {
      title: '单据编号',
      numbering: { pattern: 'SO{yyyyMMdd}{seq:4}', restart: 'day' },
      readOnly: true,
      unique: true,
    }),
    testField('customer', { title: '客户', required: true, ...reference('base/customer', { phone: 'phone' }) }),
    testField('phone', { title: '电话' }),
    testField('status', { title: '状态', dictionary: 'order_status' }),
    testField('lines', {
      title: '订单明细',
      type: 'array',
      required: true,
      child: { model: 'sales/order-line', parent: 'orderId', min: 1 },
    }),
    testField('qty', {
      title: '数量合计',
      ...decimal(3, { value: '{{ sum($record.lines, l => l.qty) }}', readOnly: true }),
    }),
    testField('amount', {
      title: '金额合计',
      ...decimal(2, { value: '{{ sum($record.lines, l => l.amount) }}', readOnly: true }),
    }),
    testField('shipped', {
      title: '已出库',
      ...decimal(3, {
        rollup: { from: 'stock/bill-line', by: 'sourceOrderId', sum: 'qty', states: ['examined'] },
        readOnly: true,
      }),
    }),
    testField('open', {
      title: '未出库',
      ...decimal(3, { value: '{{ $record.qty - $record.shipped }}', readOnly: true }),
    }),
    testField('examinedBy', { title: '审核人', readOnly: true }),
  ],
  {
    title: '销售订单',
    label: 'billNo',
    recycleBin: true,
    states: {
      ...{ field: 'status', initial: 'draft', editable: ['draft'], deletable: ['draft'] },
      transitions: [
        transition('examine', '审核', 'draft', 'examined', {
          when: '{{ $record.amount > 0 }}',
          set: { examinedBy: '{{ $user.username }}' },
        }),
        transition('unexamine', '反审核', 'examined', 'draft', {
          ...{ when: '{{ $record.shipped == 0 }}', message: '已有出库，不能反审核', set: { examinedBy: null } },
        }),
        transition('close', '关闭', 'examined', 'closed', { permission: 'nobody:has:this' }),
      ],
    },
    creates: [
      {
        ...{ name: 'deliver', title: '生成出库单', to: 'stock/bill', in: ['examined'], permission: 'deliver' },
        set: { kind: 'out', sourceOrderId: '{{ $record.id }}' },
        lines: {
          ...{ each: 'lines', into: 'lines', when: '{{ $line.qty > $line.shipped }}' },
          set: {
            ...{ material: '{{ $line.material }}', qty: '{{ $line.qty - $line.shipped }}' },
            ...{ sourceLineId: '{{ $line.id }}', sourceOrderId: '{{ $record.id }}' },
          },
        },
      },
    ],
  },
);

const orderLine = testModel(
  'sales/order-line',
  [
    testField('orderId', { title: '订单', ...reference('sales/order') }),
    testField('material', { title: '物料', required: true, ...reference('base/material', { price: 'price' }) }),
    testField('qty', { title: '数量', required: true, ...decimal(3, { exclusiveMinimum: 0 }) }),
    testField('price', { title: '单价', ...decimal(2) }),
    testField('amount', {
      title: '金额',
      ...decimal(2, { value: '{{ $record.qty * $record.price }}', readOnly: true }),
    }),
    testField('shipped', {
      title: '已出库',
      ...decimal(3, {
        rollup: { from: 'stock/bill-line', by: 'sourceLineId', sum: 'qty', states: ['examined'] },
        readOnly: true,
      }),
    }),
  ],
  { title: '订单明细', childOf: { model: 'sales/order', field: 'lines' } },
);

const bill = testModel(
  'stock/bill',
  [
    testField('billNo', { title: '单据编号', numbering: { pattern: 'ST{seq:3}', restart: 'never' }, readOnly: true }),
    testField('kind', { title: '类型', default: 'out' }),
    testField('depot', { title: '仓库', required: true, ...reference('base/depot') }),
    testField('sourceOrderId', { title: '来源订单', ...reference('sales/order') }),
    testField('status', { title: '状态', dictionary: 'order_status' }),
    testField('lines', { title: '明细', type: 'array', child: { model: 'stock/bill-line', parent: 'billId', min: 1 } }),
  ],
  {
    title: '出入库单',
    states: {
      ...{ field: 'status', initial: 'draft', editable: ['draft'], deletable: ['draft'] },
      transitions: [
        transition('examine', '审核', 'draft', 'examined'),
        transition('unexamine', '反审核', 'examined', 'draft'),
      ],
    },
    postings: [
      {
        ...{ on: 'examine', undo: 'unexamine', each: 'lines', into: 'stock/ledger' },
        set: {
          ...{ depot: '{{ $record.depot }}', material: '{{ $line.material }}', billId: '{{ $record.id }}' },
          qty: "{{ $record.kind == 'out' ? -$line.qty : $line.qty }}",
        },
      },
    ],
  },
);

const billLine = testModel(
  'stock/bill-line',
  [
    testField('billId', { title: '出入库单', ...reference('stock/bill') }),
    testField('material', { title: '物料', required: true, ...reference('base/material') }),
    testField('qty', { title: '数量', required: true, ...decimal(3, { exclusiveMinimum: 0 }) }),
    testField('sourceLineId', { title: '来源行', ...reference('sales/order-line') }),
    testField('sourceOrderId', { title: '来源订单', ...reference('sales/order') }),
  ],
  { title: '出入库明细', childOf: { model: 'stock/bill', field: 'lines' } },
);

const ledger = testModel(
  'stock/ledger',
  [
    testField('depot', { title: '仓库', ...reference('base/depot') }),
    testField('material', { title: '物料', ...reference('base/material') }),
    testField('qty', { title: '数量', ...decimal(3) }),
    testField('billId', { title: '出入库单', ...reference('stock/bill') }),
  ],
  { title: '库存流水' },
);

const balance = testModel(
  'stock/balance',
  [
    testField('depot', { title: '仓库', ...reference('base/depot') }),
    testField('material', { title: '物料', ...reference('base/material') }),
    testField('qty', { title: '数量', ...decimal(3) }),
  ],
  { title: '库存', balanceOf: { model: 'stock/ledger', by: ['depot', 'material'], sum: ['qty'], min: { qty: 0 } } },
);

/** Customers with visits, keepers that tenants share, a tree of materials, orders with lines, bills that post to a stock ledger, its balance. */
export const businessModels: ReadonlyMap<string, ResolvedModel> = new Map(
  [customer, visit, tour, keeper, depot, tool, material, order, orderLine, bill, billLine, ledger, balance].map(
    (model) => [model.id, model],
  ),
);
