/**
 * Orders whose lines sum up their receipts, as in purchasing: a line computes its open quantity, and the order the
 * total of it and the number of completed lines.
 */
const documents = {
  'bench/order': {
    title: '订单',
    properties: {
      name: { type: 'string', title: '名称' },
      lines: { type: 'array', title: '明细', 'x-child': { model: 'bench/order-line', parent: 'orderId' } },
      received: {
        type: 'number',
        title: '已收',
        'x-scale': 3,
        'x-rollup': { from: 'bench/receipt', by: 'orderId', sum: 'qty' },
      },
      open: {
        type: 'number',
        title: '未收',
        'x-scale': 3,
        'x-value': '{{ sum($record.lines, l => l.open) }}',
      },
      done: {
        type: 'integer',
        title: '收完的行',
        'x-value': '{{ count($record.lines, l => l.open <= 0) }}',
      },
    },
  },
  'bench/order-line': {
    title: '订单明细',
    properties: {
      orderId: { type: 'string', title: '订单', 'x-ref': { model: 'bench/order' } },
      material: { type: 'string', title: '物料' },
      specification: { type: 'string', title: '规格' },
      price: { type: 'number', title: '单价', 'x-scale': 2 },
      qty: { type: 'number', title: '数量', 'x-scale': 3 },
      amount: { type: 'number', title: '金额', 'x-scale': 2, 'x-value': '{{ $record.qty * $record.price }}' },
      received: {
        type: 'number',
        title: '已收',
        'x-scale': 3,
        'x-rollup': { from: 'bench/receipt', by: 'lineId', sum: 'qty' },
      },
      open: { type: 'number', title: '未收', 'x-scale': 3, 'x-value': '{{ $record.qty - $record.received }}' },
    },
  },
  'bench/receipt': {
    title: '收货',
    properties: {
      orderId: { type: 'string', title: '订单', 'x-ref': { model: 'bench/order' } },
      lineId: { type: 'string', title: '订单行', 'x-ref': { model: 'bench/order-line' } },
      qty: { type: 'number', title: '数量', 'x-scale': 3 },
    },
  },
} as const;

export const rollupDocuments = Object.entries(documents).map(([id, { title, properties }]) => ({
  path: `${id}.model.json`,
  file: `${id}.model.json`,
  text: JSON.stringify({ kind: 'model', formatVersion: 1, title, schema: { type: 'object', properties } }),
}));
