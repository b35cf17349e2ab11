import { expect, test } from 'vitest';

import { resolvedColumn } from '../../list/testing/resolved-column.ts';
import { resolvedField } from '../../model/testing/resolved.ts';
import { valuesOfChange } from './linked-values.ts';

const customer = resolvedColumn('customer', {
  field: resolvedField('customer', {
    reference: { model: 'base/customer', copy: { phone: 'phone' }, onDelete: 'refuse', where: {} },
  }),
});

test.each([
  ['a cleared reference takes back what it copied', null, { phone: null, phone_dictText: undefined }],
  ['another record leaves what is copied to its choice', 'c2', {}],
])('%s', (_, value, more) => {
  expect(valuesOfChange([customer, resolvedColumn('phone')], 'customer', value)).toEqual({
    customer: value,
    customer_dictText: undefined,
    ...more,
  });
});
