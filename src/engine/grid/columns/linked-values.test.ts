import { expect, test } from 'vitest';
import { testField } from '../../query/testing/resolved.ts';
import type { ResolvedColumn } from '../../list/index.ts';
import { valuesOfChange } from './linked-values.ts';

const column = (key: string, more: Partial<ResolvedColumn> = {}): ResolvedColumn => ({
  ...{ key, title: key, width: 100, component: 'Input', componentProps: {}, cell: 'text', cellProps: {} },
  ...{ align: 'left', ellipsis: 0, sortable: false, statistics: [], visible: true, pointer: '', field: testField(key) },
  ...more,
});
const customer = column('customer', {
  field: testField('customer', {
    reference: { model: 'base/customer', copy: { phone: 'phone' }, onDelete: 'refuse', where: {} },
  }),
});

test.each([
  ['a cleared reference takes back what it copied', null, { phone: null, phone_dictText: undefined }],
  ['another record leaves what is copied to its choice', 'c2', {}],
])('%s', (_, value, more) => {
  expect(valuesOfChange([customer, column('phone')], 'customer', value)).toEqual({
    ...{ customer: value, customer_dictText: undefined },
    ...more,
  });
});
