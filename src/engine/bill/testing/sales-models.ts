import type { ResolvedModel } from '../../model/index.ts';
import { resolvedField, resolvedModel } from '../../model/testing/resolved.ts';

const orderLine = resolvedModel('sales/order-line', [
  resolvedField('orderId'),
  resolvedField('material'),
  resolvedField('qty', { type: 'number', scale: 3 }),
  resolvedField('price', { type: 'number', scale: 4 }),
  resolvedField('taxed', { type: 'number', scale: 2, value: '{{ $record.amount * (1 + $parent.rate / 100) }}' }),
  resolvedField('amount', { type: 'number', scale: 2, value: '{{ $line.qty * $line.price }}' }),
  resolvedField('shipped', { type: 'number', scale: 3 }),
]);

const order = resolvedModel(
  'sales/order',
  [
    resolvedField('billNo', { numbering: { pattern: 'SO{yyyyMMdd}{seq:4}', restart: 'day' } }),
    resolvedField('customer'),
    resolvedField('status', {
      options: [
        { value: 'draft', label: '草稿' },
        { value: 'examined', label: '已审核' },
      ],
    }),
    resolvedField('total', { type: 'number', scale: 2, value: '{{ $record.amount + $record.freight }}' }),
    resolvedField('freight', { type: 'number', scale: 2 }),
    resolvedField('rate', { type: 'number', scale: 0, value: '{{ $record.customer == "export" ? 0 : 13 }}' }),
    resolvedField('amount', { type: 'number', scale: 2, value: '{{ sum($record.lines, l => l.amount) }}' }),
    resolvedField('lines', { type: 'array', child: { model: 'sales/order-line', parent: 'orderId' } }),
    resolvedField('shipped', {
      type: 'number',
      scale: 3,
      rollup: { from: 'stock/bill-line', by: 'sourceOrderId', sum: 'qty' },
    }),
    resolvedField('examinedBy'),
  ],
  {
    title: '销售订单',
    states: {
      field: 'status',
      initial: 'draft',
      editable: ['draft'],
      deletable: ['draft'],
      transitions: [
        {
          name: 'examine',
          title: '审核',
          from: ['draft'],
          to: 'examined',
          permission: 'sales:order:examine',
          when: '{{ $record.amount > 0 }}',
          set: { examinedBy: '{{ $user.username }}' },
        },
        {
          name: 'unexamine',
          title: '反审核',
          from: ['examined'],
          to: 'draft',
          permission: 'sales:order:unexamine',
          when: '{{ $record.shipped == 0 }}',
          message: '已有出库，不能反审核',
          set: { examinedBy: null },
        },
        {
          name: 'close',
          title: '关闭',
          from: ['examined'],
          to: 'closed',
          permission: 'sales:order:close',
          when: '{{ $record.nothing.at.all }}',
          set: {},
        },
      ],
    },
    postings: [
      {
        name: 'examine stock/ledger',
        on: 'examine',
        undo: 'unexamine',
        each: 'lines',
        into: 'stock/ledger',
        when: '{{ $line.qty > 0 }}',
        set: {
          material: '{{ $line.material }}',
          qty: '{{ -$line.qty }}',
          kind: 'out',
          postedBy: '{{ $user.username }}',
          postedAt: '{{ $now }}',
        },
      },
      {
        name: 'freight',
        on: 'examine',
        into: 'stock/ledger',
        set: { material: 'freight', qty: '{{ $record.freight }}' },
      },
    ],
    creates: [
      {
        name: 'deliver',
        title: '生成出库单',
        to: 'stock/bill',
        in: ['examined'],
        permission: 'sales:order:deliver',
        targetPermission: 'stock:bill:add',
        set: { customer: '{{ $record.customer }}', source: '{{ $record.id }}' },
        lines: {
          each: 'lines',
          into: 'lines',
          when: '{{ $line.qty > $line.shipped }}',
          set: {
            material: '{{ $line.material }}',
            qty: '{{ $line.qty - $line.shipped }}',
            sourceLineId: '{{ $line.id }}',
          },
        },
      },
    ],
  },
);

const ledger = resolvedModel('stock/ledger', [
  resolvedField('material'),
  resolvedField('depot'),
  resolvedField('kind'),
  resolvedField('qty', { type: 'number', scale: 3 }),
  resolvedField('postedBy'),
  resolvedField('postedAt', { format: 'date-time' }),
]);

const balance = resolvedModel(
  'stock/balance',
  [resolvedField('depot'), resolvedField('material'), resolvedField('qty', { type: 'number', scale: 3 })],
  { title: '库存', balanceOf: { model: 'stock/ledger', by: ['depot', 'material'], sum: ['qty'], min: { qty: 0 } } },
);

const billLine = resolvedModel('stock/bill-line', [
  resolvedField('billId'),
  resolvedField('material'),
  resolvedField('qty', { type: 'number', scale: 3 }),
  resolvedField('sourceLineId'),
]);

const bill = resolvedModel('stock/bill', [
  resolvedField('customer'),
  resolvedField('source'),
  resolvedField('lines', { type: 'array', child: { model: 'stock/bill-line', parent: 'billId' } }),
]);

export const salesModels: ReadonlyMap<string, ResolvedModel> = new Map(
  [orderLine, order, ledger, balance, billLine, bill].map((model) => [model.id, model]),
);

export { balance, order };
