import { expect, test } from 'vitest';

import { resolvedField } from '../../../src/engine/model/testing/resolved.ts';
import { repeated } from './record-refusal.ts';

const order = resolvedField('order', { title: '采购订单', hidden: true });
const line = resolvedField('line', { title: '行号' });
const depot = resolvedField('depot', { title: '仓库' });
const day = resolvedField('day', { title: '日期' });

test.each([
  ['the fields', [line, depot], 'line', '行号和仓库已存在，不能重复'],
  ['each of several fields once', [line, line, depot, day], 'line', '行号、仓库和日期已存在，不能重复'],
  ['only fields that are shown', [order, line], 'line', '行号已存在，不能重复'],
  ['hidden ones where no other is shown', [order], 'order', '采购订单已存在，不能重复'],
])('a repeated value names %s', (_, fields, path, message) => {
  expect(repeated(fields, 'lines.2.')).toMatchObject({ path: `lines.2.${path}`, rule: 'unique', message });
});
