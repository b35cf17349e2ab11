import {
  splitDocumentKey,
  type DocumentKey,
  type DocumentSet,
  type SourceDocument,
} from '../../../schema/documents/document.ts';
import type { JsonObject } from '../../../schema/json/index.ts';

/** Creates a set of documents from their bodies, for tests. */
export function documentSet(bodies: Record<string, JsonObject>): DocumentSet {
  const documents = new Map<DocumentKey, SourceDocument>();
  for (const [text, body] of Object.entries(bodies)) {
    const parts = splitDocumentKey(text);
    if (!parts) throw new Error(`${text} is no key`);
    const key: DocumentKey = `${parts.id}.${parts.kind}`;
    documents.set(key, { key, ...parts, hash: '0', body, problems: [] });
  }
  return { get: (key) => documents.get(key), keys: () => documents.keys() };
}

/**
 * A customer; an order with lines, states, a computed amount and a delivery; its lines; stock as a balance; a category
 * tree.
 */
export const sales: Record<string, JsonObject> = {
  'base/customer.model': {
    kind: 'model',
    formatVersion: 1,
    title: { 'zh-CN': '客户', 'en-US': 'Customer' },
    schema: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', title: '客户名称', maxLength: 100, 'x-unique': true },
        level: { type: 'string', title: '等级', 'x-dict': 'customer_level' },
        phone: { type: 'string', title: '手机', 'x-rules': ['mobile'] },
        openedOn: { type: 'string', format: 'date', title: '开户日期' },
        balance: { type: 'number', 'x-scale': 2, title: '余额' },
        remark: { type: 'string', format: 'text', title: '备注' },
        secretKey: { type: 'string', title: '密钥', 'x-secret': true },
        internal: { type: 'string', title: '内部', 'x-hidden': true },
      },
    },
  },
  'sales/order.model': {
    kind: 'model',
    formatVersion: 1,
    title: '销售订单',
    schema: {
      type: 'object',
      required: ['customer', 'billDate'],
      properties: {
        billNo: { type: 'string', title: '单号', 'x-number': { pattern: 'SO{yyyyMMdd}{seq:4}', restart: 'day' } },
        customer: {
          type: 'string',
          title: '客户',
          'x-ref': { model: 'base/customer', copy: { phone: 'contactPhone' } },
        },
        contactPhone: { type: 'string', title: '联系电话' },
        billDate: { type: 'string', format: 'date', title: '日期' },
        lines: { type: 'array', title: '明细', 'x-child': { model: 'sales/order-line', parent: 'orderId', min: 1 } },
        amount: { type: 'number', 'x-scale': 2, title: '金额', 'x-value': '{{ sum($record.lines, l => l.amount) }}' },
        status: { type: 'string', title: '状态', 'x-dict': 'bill_status' },
        auditor: { type: 'string', title: '审核人', 'x-read-only': true },
      },
    },
    states: {
      field: 'status',
      initial: 'draft',
      editable: ['draft'],
      transitions: [
        {
          name: 'examine',
          title: '审核',
          from: ['draft'],
          to: 'examined',
          when: '{{ $record.amount > 0 }}',
          message: '金额要大于零',
        },
        { name: 'unexamine', title: '反审核', from: ['examined'], to: 'draft', permission: 'sales:order:back' },
      ],
    },
    postings: [
      { on: 'examine', undo: 'unexamine', each: 'lines', into: 'stock/ledger', set: { qty: '{{ -$line.qty }}' } },
    ],
    creates: [
      {
        name: 'copyOrder',
        message: '已经下过单',
        title: '再下一单',
        to: 'sales/order',
        in: ['examined'],
        set: {},
        lines: { each: 'lines', set: { qty: '{{ $line.qty }}' } },
      },
    ],
  },
  'sales/order-line.model': {
    kind: 'model',
    formatVersion: 1,
    title: '订单明细',
    schema: {
      type: 'object',
      required: ['material', 'qty'],
      properties: {
        orderId: { type: 'string', title: '订单', 'x-hidden': true },
        material: { type: 'string', title: '物料' },
        qty: { type: 'number', 'x-scale': 3, title: '数量', exclusiveMinimum: 0, 'x-unit': '件' },
        price: { type: 'number', 'x-scale': 2, title: '单价' },
        amount: { type: 'number', 'x-scale': 2, title: '金额', 'x-value': '{{ $line.qty * $line.price }}' },
      },
    },
  },
  'stock/ledger.model': {
    kind: 'model',
    formatVersion: 1,
    title: '台账',
    schema: {
      type: 'object',
      properties: { depot: { type: 'string', title: '仓库' }, qty: { type: 'number', 'x-scale': 3, title: '数量' } },
    },
  },
  'stock/balance.model': {
    kind: 'model',
    formatVersion: 1,
    title: '库存',
    schema: {
      type: 'object',
      properties: { depot: { type: 'string', title: '仓库' }, qty: { type: 'number', 'x-scale': 3, title: '数量' } },
    },
    balanceOf: { model: 'stock/ledger', by: ['depot'], sum: ['qty'], min: { qty: 0 } },
  },
};
