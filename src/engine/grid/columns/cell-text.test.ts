import { expect, test } from 'vitest';

import type { ResolvedColumn } from '../../columns/resolved-column.ts';
import { resolvedColumn } from '../../list/testing/resolved-column.ts';
import { resolvedField } from '../../model/testing/resolved.ts';
import { cellText } from './cell-text.ts';

const options = [
  { value: 1, label: '一' },
  { value: 2, label: '二' },
];

test.each<[string, unknown, string, Partial<ResolvedColumn>?]>([
  ['Input', '螺栓', '螺栓'],
  ['Input', null, ''],
  ['Number', '1234.5', '1,234.50'],
  ['Number', 'abc', 'abc'],
  ['Number', '12.345', '12.345'],
  ['Number', '12.5000', '12.50'],
  ['Number', 12.345, '12.35'],
  ['Date', '2026-01-05', '2026-01-05'],
  ['Date', '2026-01-05 08:30:00', '2026-01-05'],
  ['DateTime', '2026-01-05 08:30:00', '2026-01-05 08:30:00'],
  ['Time', '08:30:00', '08:30:00'],
  ['Date', '2026-01-05', '2026/01/05', { componentProps: { format: 'yyyy/MM/dd' } }],
  ['Date', '2026-03-01', '2026-03', { componentProps: { picker: 'month' } }],
  ['DateTime', '2026-01-05 08:30:00', '01-05 08:30', { componentProps: { format: 'MM-DD HH:mm' } }],
  ['DateTime', '2026-01-05 08:30:00', '2026-01-05 08:30', { componentProps: { minutes: true } }],
  ['Time', '08:30:00', '08时30分', { componentProps: { format: 'HH时mm分' } }],
  ['FileUpload', 'temp/合同.pdf,temp/图.png', '合同.pdf、图.png'],
  ['SearchSelect', 'c9', '', { componentProps: { async: true, dictionary: 'customer,name,id' } }],
  ['Switch', true, '是'],
  ['Switch', false, '否'],
  ['Checkbox', 'Y', '是', { componentProps: { values: ['Y', 'N'] } }],
  ['Checkbox', 'Y', '是'],
  ['Checkbox', '1,2', '一、二', { options }],
  ['DictSelect', '1,2', '一、二', { options, componentProps: { look: 'checkbox' } }],
  ['Select', '1', '一', { options }],
  ['Select', '1,2', '一、二', { options, componentProps: { multiple: true } }],
  ['Select', [1, 3], '一、3', { options }],
  ['Select', '9', '停用的', { options }],
  ['Reference', '9', '停用的'],
])('a cell of %s with %j reads %s', (component, value, text, more) => {
  const field = resolvedField('a', {
    ...(component === 'Number' && { scale: 2 }),
    ...(component === 'Switch' && { type: 'boolean' }),
  });
  const column = resolvedColumn('a', { component, field, ...more });
  expect(cellText(column, { a: value, ...(value === '9' && { a_dictText: '停用的' }) })).toBe(text);
});
