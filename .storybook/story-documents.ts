import { cells } from '../src/cells/index.ts';
import { resolveForm, type FormSource, type ResolvedForm } from '../src/engine/form/index.ts';
import { builtInRules } from '../src/engine/rules/index.ts';
import { registeredDeclaration } from '../src/engine/widgets/index.ts';
import {
  splitDocumentKey,
  type DocumentKey,
  type DocumentSet,
  type SourceDocument,
} from '../src/schema/documents/document.ts';
import type { JsonObject } from '../src/schema/json/index.ts';
import type { Vocabulary } from '../src/schema/vocabulary.ts';
import { widgets } from '../src/widgets/index.ts';

const customer: JsonObject = {
  kind: 'model',
  formatVersion: 1,
  title: '客户',
  resource: '/base/customer',
  schema: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: '客户名称', maxLength: 20, description: '与营业执照一致' },
      level: { type: 'string', title: '等级', 'x-dict': 'customer_level' },
      phone: { type: 'string', title: '手机', 'x-rules': ['mobile'] },
      openedOn: { type: 'string', format: 'date', title: '开户日期' },
      taxed: { type: 'boolean', title: '含税', default: false },
      taxNo: { type: 'string', title: '税号' },
      balance: { type: 'number', title: '余额', 'x-scale': 2, 'x-unit': '元', minimum: 0 },
      remark: { type: 'string', format: 'text', title: '备注' },
    },
  },
};

const orderLine: JsonObject = {
  kind: 'model',
  formatVersion: 1,
  title: '订单明细',
  page: false,
  schema: {
    type: 'object',
    required: ['material', 'qty'],
    properties: {
      orderId: { type: 'string', title: '订单', 'x-hidden': true },
      material: { type: 'string', title: '物料' },
      qty: { type: 'number', title: '数量', 'x-scale': 2, 'x-unit': '件', exclusiveMinimum: 0 },
      price: { type: 'number', title: '单价', 'x-scale': 2, default: '1.00' },
      amount: { type: 'number', title: '金额', 'x-scale': 2, 'x-value': '{{ $line.qty * $line.price }}' },
    },
  },
};

const order: JsonObject = {
  kind: 'model',
  formatVersion: 1,
  title: '销售订单',
  schema: {
    type: 'object',
    required: ['customer'],
    properties: {
      customer: { type: 'string', title: '客户', 'x-ref': { model: 'base/customer', copy: { phone: 'contactPhone' } } },
      contactPhone: { type: 'string', title: '联系电话' },
      lines: { type: 'array', title: '明细', 'x-child': { model: 'sales/order-line', parent: 'orderId', min: 1 } },
      amount: { type: 'number', title: '总金额', 'x-scale': 2, 'x-value': '{{ sum($record.lines, l => l.amount) }}' },
    },
  },
};

/** The vocabulary of the widgets and cells of the shelf and of the built-in rules. */
export const storyVocabulary: Vocabulary = {
  widgets: Object.fromEntries(
    widgets.map(({ name, title, props }) => [name, { title, props, ...registeredDeclaration(name, props) }]),
  ),
  cells: Object.fromEntries(
    [...cells, ...widgets.flatMap(({ cell }) => cell ?? [])].map(({ name, title, props }) => [name, { title, props }]),
  ),
  actions: {},
  rules: Object.fromEntries([...builtInRules.keys()].map((name) => [name, { title: name }])),
};

export const storyDocuments = documentSet({
  'base/customer.model': customer,
  'sales/order.model': order,
  'sales/order-line.model': orderLine,
});

/** Resolves a form with the engine: from a model's key, or from the body of a form document over a model. */
export function storyForm(source: DocumentKey | JsonObject, model?: string): ResolvedForm {
  const written: FormSource | undefined =
    typeof source === 'string' ? undefined : { document: 'story/page.form', pointer: '', body: source, model };
  return resolveForm(written ?? (source as DocumentKey), storyDocuments, storyVocabulary);
}

/** Resolves a form with these nodes over the model of customers. */
export function customerForm(properties: JsonObject): ResolvedForm {
  return storyForm({ kind: 'form', formatVersion: 1, title: '客户', properties }, 'base/customer');
}

function documentSet(bodies: Record<DocumentKey, JsonObject>): DocumentSet {
  const documents = new Map<DocumentKey, SourceDocument>();
  for (const [text, body] of Object.entries(bodies)) {
    const parts = splitDocumentKey(text);
    if (!parts) throw new Error(`${text} is no document key`);
    const key: DocumentKey = `${parts.id}.${parts.kind}`;
    documents.set(key, { key, ...parts, hash: '', body, problems: [] });
  }
  return documents;
}
