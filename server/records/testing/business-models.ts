import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { resolvedField, resolvedModel } from '../../../src/engine/model/testing/resolved.ts';
import { customer, debt, depot, keeper, loan, material, settlement, tool, tour, visit } from './base-models.ts';
import { decimal, reference, transition } from './model-shapes.ts';

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
      field: 'status',
      initial: 'draft',
      editable: ['draft'],
      deletable: ['draft'],
      transitions: [
        transition('examine', '审核', 'draft', 'examined', {
          when: '{{ $record.amount > 0 }}',
          set: { examinedBy: '{{ $user.username }}' },
        }),
        transition('unexamine', '反审核', 'examined', 'draft', {
          when: '{{ $record.shipped == 0 }}',
          message: '已有出库，不能反审核',
          set: { examinedBy: null },
        }),
        transition('close', '关闭', 'examined', 'closed', { permission: 'nobody:has:this' }),
      ],
    },
    creates: [
      {
        name: 'deliver',
        title: '生成出库单',
        to: 'stock/bill',
        in: ['examined'],
        permission: 'deliver',
        targetPermission: 'bill:add',
        set: { kind: 'out', sourceOrderId: '{{ $record.id }}' },
        lines: {
          each: 'lines',
          into: 'lines',
          when: '{{ $line.qty > $line.shipped }}',
          set: {
            material: '{{ $line.material }}',
            qty: '{{ $line.qty - $line.shipped }}',
            sourceLineId: '{{ $line.id }}',
            sourceOrderId: '{{ $record.id }}',
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
      field: 'status',
      initial: 'draft',
      editable: ['draft'],
      deletable: ['draft'],
      transitions: [
        transition('examine', '审核', 'draft', 'examined'),
        transition('unexamine', '反审核', 'examined', 'draft'),
      ],
    },
    postings: [
      {
        name: 'examine stock/ledger',
        on: 'examine',
        undo: 'unexamine',
        each: 'lines',
        into: 'stock/ledger',
        set: {
          depot: '{{ $record.depot }}',
          material: '{{ $line.material }}',
          billId: '{{ $record.id }}',
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

/**
 * Customers with visits, keepers that tenants share, a tree of materials, orders with lines, bills that post to a stock
 * ledger, and its balance.
 */
export const businessModels: ReadonlyMap<string, ResolvedModel> = new Map(
  [
    customer,
    visit,
    tour,
    keeper,
    depot,
    tool,
    loan,
    debt,
    settlement,
    material,
    order,
    orderLine,
    bill,
    billLine,
    ledger,
    balance,
  ].map((model) => [model.id, model]),
);
