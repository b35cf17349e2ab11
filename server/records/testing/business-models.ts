import type { ResolvedField, ResolvedModel, ResolvedTransition } from '../../../src/engine/model/index.ts';
import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';
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

const customer = resolvedModel(
  'base/customer',
  [
    resolvedField('name', { title: '客户名称', required: true, maxLength: 10, unique: true }),
    resolvedField('phone', { title: '手机' }),
    resolvedField('level', { title: '等级', dictionary: 'customer_level', default: 'b' }),
    resolvedField('active', { title: '启用', type: 'boolean', default: true }),
    resolvedField('tags', { title: '标签', type: 'array' }),
    resolvedField('buyers', { title: '采购员', component: 'Picker' }),
    resolvedField('openedOn', { title: '开户日期', format: 'date', default: '{{ $today }}' }),
    resolvedField('seenAt', { title: '来访时间', format: 'date-time' }),
    resolvedField('limit', { title: '额度', ...decimal(2) }),
    resolvedField('rating', { title: '评分', type: 'number' }),
    resolvedField('visits', { title: '来访次数', type: 'integer' }),
    resolvedField('score', { title: '积分', type: 'integer', readOnly: true }),
    resolvedField('secret', { title: '口令', secret: true }),
  ],
  { title: '客户', recycleBin: true },
);

const visit = resolvedModel('base/visit', [
  resolvedField('subject', { title: '主题', required: true }),
  resolvedField('customer', {
    title: '客户',
    ...reference('base/customer', {}, { onDelete: 'clear', where: { active: true } }),
  }),
  resolvedField('rank', {
    ...{ title: '级别', component: 'SearchSelect', componentProps: { dictionary: 'customer_level', allowInput: true } },
  }),
]);

/** Values chosen in every way that has names of its own. */
const tour = resolvedModel('base/tour', [
  resolvedField('subject', { title: '主题', required: true }),
  resolvedField('guests', { title: '客人', component: 'Picker', componentProps: { picker: 'base/guests' } }),
  resolvedField('part', { title: '物料', component: 'Picker', componentProps: { picker: 'base/parts' } }),
  resolvedField('place', { title: '地点', component: 'Area' }),
  resolvedField('route', {
    title: '路线',
    component: 'Cascader',
    componentProps: { tree: [{ value: 'z', label: '浙江', children: [{ value: 'h', label: '杭州' }] }] },
  }),
  resolvedField('kind', { title: '类别', component: 'TreeSelect', componentProps: { dict: 'base_material,name,id' } }),
]);

/** The pickers that they name. */
export const businessPickers: Readonly<Record<string, JsonObject>> = {
  'base/guests': { model: 'base/customer', key: 'phone', multiple: true },
  'base/parts': { tree: { model: 'base/material' }, key: 'id', label: 'title' },
};

/** All tenants share them. */
const keeper = resolvedModel(
  'base/keeper',
  [resolvedField('name', { title: '姓名', required: true }), resolvedField('phone')],
  {
    ...{ title: '保管员', shared: true },
  },
);

const depot = resolvedModel(
  'base/depot',
  [
    resolvedField('name', { title: '名称', required: true }),
    resolvedField('keeper', { title: '保管员', ...reference('base/keeper', { phone: 'keeperPhone' }) }),
    resolvedField('keeperPhone', { title: '保管员电话' }),
    resolvedField('deputy', { title: '副手', ...reference('base/keeper', {}, { onDelete: 'clear' }) }),
  ],
  { title: '仓库' },
);

/** Its records often share a name. */
const tool = resolvedModel('base/tool', [
  resolvedField('name', { title: '名称', required: true }),
  resolvedField('code', { title: '编码', unique: true }),
  resolvedField('size', { title: '规格' }),
]);

const loan = resolvedModel('base/loan', [
  resolvedField('subject', { title: '事由', required: true }),
  resolvedField('tool', { title: '工具', ...reference('base/tool', { code: 'toolCode', size: 'size' }) }),
  resolvedField('toolCode', { title: '工具编码' }),
  resolvedField('size', { title: '规格' }),
  resolvedField('spares', {
    ...{ title: '备用', ...reference('base/tool', {}, { onDelete: 'clear' }) },
    componentProps: { multiple: true },
  }),
]);

const material = resolvedModel(
  'base/material',
  [
    resolvedField('name', { title: '名称', required: true }),
    resolvedField('price', { title: '单价', ...decimal(2) }),
    resolvedField('parentId', { title: '上级', ...reference('base/material') }),
  ],
  { title: '物料', tree: { parent: 'parentId' }, recycleBin: true },
);

const order = resolvedModel(
  'sales/order',
  [
    resolvedField('billNo', {
      title: '单据编号',
      numbering: { pattern: 'SO{yyyyMMdd}{seq:4}', restart: 'day' },
      readOnly: true,
      unique: true,
    }),
    resolvedField('customer', { title: '客户', required: true, ...reference('base/customer', { phone: 'phone' }) }),
    resolvedField('phone', { title: '电话' }),
    resolvedField('status', { title: '状态', dictionary: 'order_status' }),
    resolvedField('lines', {
      title: '订单明细',
      type: 'array',
      required: true,
      child: { model: 'sales/order-line', parent: 'orderId', min: 1 },
    }),
    resolvedField('qty', {
      title: '数量合计',
      ...decimal(3, { value: '{{ sum($record.lines, l => l.qty) }}', readOnly: true }),
    }),
    resolvedField('amount', {
      title: '金额合计',
      ...decimal(2, { value: '{{ sum($record.lines, l => l.amount) }}', readOnly: true }),
    }),
    resolvedField('shipped', {
      title: '已出库',
      ...decimal(3, {
        rollup: { from: 'stock/bill-line', by: 'sourceOrderId', sum: 'qty', states: ['examined'] },
        readOnly: true,
      }),
    }),
    resolvedField('open', {
      title: '未出库',
      ...decimal(3, { value: '{{ $record.qty - $record.shipped }}', readOnly: true }),
    }),
    resolvedField('examinedBy', { title: '审核人', readOnly: true }),
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
        targetPermission: 'bill:add',
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

const orderLine = resolvedModel(
  'sales/order-line',
  [
    resolvedField('orderId', { title: '订单', ...reference('sales/order') }),
    resolvedField('material', { title: '物料', required: true, ...reference('base/material', { price: 'price' }) }),
    resolvedField('qty', { title: '数量', required: true, ...decimal(3, { exclusiveMinimum: 0 }) }),
    resolvedField('price', { title: '单价', ...decimal(2) }),
    resolvedField('amount', {
      title: '金额',
      ...decimal(2, { value: '{{ $record.qty * $record.price }}', readOnly: true }),
    }),
    resolvedField('shipped', {
      title: '已出库',
      ...decimal(3, {
        rollup: { from: 'stock/bill-line', by: 'sourceLineId', sum: 'qty', states: ['examined'] },
        readOnly: true,
      }),
    }),
  ],
  { title: '订单明细', childOf: { model: 'sales/order', field: 'lines' } },
);

const bill = resolvedModel(
  'stock/bill',
  [
    resolvedField('billNo', {
      title: '单据编号',
      numbering: { pattern: 'ST{seq:3}', restart: 'never' },
      readOnly: true,
    }),
    resolvedField('kind', { title: '类型', default: 'out' }),
    resolvedField('depot', { title: '仓库', required: true, ...reference('base/depot') }),
    resolvedField('sourceOrderId', { title: '来源订单', ...reference('sales/order') }),
    resolvedField('status', { title: '状态', dictionary: 'order_status' }),
    resolvedField('lines', {
      title: '明细',
      type: 'array',
      child: { model: 'stock/bill-line', parent: 'billId', min: 1 },
    }),
    resolvedField('qty', {
      title: '数量合计',
      ...decimal(3, { value: '{{ sum($record.lines, l => l.qty) }}', readOnly: true }),
    }),
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
        ...{ name: 'examine stock/ledger', on: 'examine', undo: 'unexamine', each: 'lines' },
        ...{ into: 'stock/ledger' },
        set: {
          ...{ depot: '{{ $record.depot }}', material: '{{ $line.material }}', billId: '{{ $record.id }}' },
          qty: "{{ $record.kind == 'out' ? -$line.qty : $line.qty }}",
        },
      },
    ],
  },
);

const billLine = resolvedModel(
  'stock/bill-line',
  [
    resolvedField('billId', { title: '出入库单', ...reference('stock/bill') }),
    resolvedField('material', { title: '物料', required: true, ...reference('base/material', { price: 'price' }) }),
    resolvedField('qty', { title: '数量', required: true, ...decimal(3, { exclusiveMinimum: 0 }) }),
    resolvedField('price', { title: '单价', ...decimal(2) }),
    resolvedField('sourceLineId', { title: '来源行', ...reference('sales/order-line') }),
    resolvedField('sourceOrderId', { title: '来源订单', ...reference('sales/order') }),
  ],
  { title: '出入库明细', childOf: { model: 'stock/bill', field: 'lines' } },
);

const ledger = resolvedModel(
  'stock/ledger',
  [
    resolvedField('depot', { title: '仓库', ...reference('base/depot') }),
    resolvedField('material', { title: '物料', ...reference('base/material') }),
    resolvedField('qty', { title: '数量', ...decimal(3) }),
    resolvedField('billId', { title: '出入库单', ...reference('stock/bill') }),
  ],
  { title: '库存流水' },
);

const balance = resolvedModel(
  'stock/balance',
  [
    resolvedField('depot', { title: '仓库', ...reference('base/depot') }),
    resolvedField('material', { title: '物料', ...reference('base/material') }),
    resolvedField('qty', { title: '数量', ...decimal(3) }),
  ],
  { title: '库存', balanceOf: { model: 'stock/ledger', by: ['depot', 'material'], sum: ['qty'], min: { qty: 0 } } },
);

/** Customers with visits, keepers that tenants share, a tree of materials, orders with lines, bills that post to a stock ledger, its balance. */
export const businessModels: ReadonlyMap<string, ResolvedModel> = new Map(
  [customer, visit, tour, keeper, depot, tool, loan, material, order, orderLine, bill, billLine, ledger, balance].map(
    (model) => [model.id, model],
  ),
);
