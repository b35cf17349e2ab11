import { expect, test } from 'vitest';

import type { ListDocument, ModelDocument } from '../../../generated/documents.ts';
import type { BaseCustomerRecord, RecordsByModel } from '../../../generated/records.ts';
import type { WidgetNode } from './widget-node.ts';

// The lines after `@ts-expect-error` must not compile; `npm run check` fails if one of them does.

test('a misspelt field of a record is a compile error', () => {
  const customer: BaseCustomerRecord = { name: '华瑞', level: 'A' };
  // @ts-expect-error there is no field of that name
  expect(customer.nmae).toBeUndefined();
  const byModel: RecordsByModel['base/customer'] = customer;
  expect(byModel.name).toBe('华瑞');
  // @ts-expect-error a customer must have a name
  const nameless: BaseCustomerRecord = { level: 'A' };
  expect(nameless).toBeDefined();
});

test('money is text on the wire', () => {
  const line: RecordsByModel['sales/order-line'] = { material: 'm', qty: '1.000', price: '2.00' };
  // @ts-expect-error not a number
  line.price = 2;
  expect(line.price).toBe(2);
});

test('a misspelt key of a document is a compile error', () => {
  const list: ListDocument = { kind: 'list', formatVersion: 1, title: '客户', model: 'base/customer' };
  // @ts-expect-error there is no key of that name
  list.colums = [];
  // @ts-expect-error a model defines a record
  const model: ModelDocument = { kind: 'model', formatVersion: 1, title: '客户' };
  expect([list, model]).toHaveLength(2);
});

test('a misspelt widget or prop of a node is a compile error', () => {
  const node: WidgetNode = { 'x-component': 'Input', 'x-component-props': { maxLength: '{{ $record.n }}' } };
  // @ts-expect-error there is no widget of that name
  const misspelt: WidgetNode = { 'x-component': 'Inptu' };
  // @ts-expect-error there is no prop of that name
  const wrongProp: WidgetNode = { 'x-component': 'Input', 'x-component-props': { maxLenght: 3 } };
  expect([node, misspelt, wrongProp]).toHaveLength(3);
});
