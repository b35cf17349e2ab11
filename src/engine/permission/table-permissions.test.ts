// covers: permission-table, permission-batch
import { expect, test } from 'vitest';

import { tablePermissions } from './index.ts';

const controlled = (action: string, type: '1' | '2') => ({ action, type, status: '1' });
const authority = {
  auth: [{ action: 'order:add', type: '1' }],
  allAuth: [
    controlled('order:add', '1'),
    controlled('order:batch_delete', '1'),
    controlled('order:price', '1'),
    controlled('order:qty', '2'),
    controlled('other:name', '1'),
  ],
};

test('columns and buttons under control that a person does not hold are hidden or disabled', () => {
  const { hides, disables } = tablePermissions(authority, 'order');
  expect(['add', 'price', 'name', 'qty'].map(hides)).toEqual([false, true, false, false]);
  expect(['qty', 'price'].map(disables)).toEqual([true, false]);
});

test('who may not delete several rows may not remove any', () => {
  expect(tablePermissions(authority, 'order').hides('remove')).toBe(true);
});

test('nothing is excluded without a prefix or an authority', () => {
  expect(tablePermissions(authority, undefined).hides('price')).toBe(false);
  expect(tablePermissions(undefined, 'order').hides('price')).toBe(false);
});
