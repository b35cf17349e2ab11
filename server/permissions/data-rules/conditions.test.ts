import { expect, test } from 'vitest';

import { businessModels } from '../../records/testing/business-models.ts';
import type { HeldRule } from '../reach/role-reach.ts';
import { reasonsOf } from './conditions.ts';

const customer = businessModels.get('base/customer');
const rule = (column: string): HeldRule => ({
  id: column,
  permission_id: 'p',
  rule_name: '本部门',
  rule_column: column,
  rule_conditions: '=',
  rule_value: 'A01',
  perms: `${customer?.permission}:list`,
});

test.each([
  ['level', '等级 = A01'],
  ['sys_org_code', '所属部门 = A01'],
  ['createBy', '创建人 = A01'],
  ['nothing', 'nothing = A01'],
])('a data rule on %s is described by its titles', (column, text) => {
  if (!customer) throw new Error('There is no customer.');
  expect(
    reasonsOf([{ permissions: new Set([`${customer.permission}:list`]), rules: [rule(column)] }])(customer),
  ).toEqual([{ name: '本部门', text }]);
});
