import { expect, test } from 'vitest';

import { emptyField } from './common-fields.ts';
import { defaultValue } from './default-value.ts';
import type { ResolvedField } from './resolved-model.ts';

const now = '2026-11-20 09:30:00';
const user = { username: 'admin' };

const cases: [name: string, value: ResolvedField['default'], expected: unknown][] = [
  ['none', undefined, undefined],
  ['a fixed text', 'draft', 'draft'],
  ['a fixed number', 0, 0],
  ['false', false, false],
  ['today', '{{ $today }}', '2026-11-20'],
  ['now', '{{ $now }}', now],
  ['who is signed in', '{{ $user.username }}', 'admin'],
  ['an expression that fails', '{{ $record.name }}', undefined],
  ['text that only looks like one', 'a {{ b }}', 'a {{ b }}'],
];

test.each(cases)('the default of a field: %s', (_, value, expected) => {
  const field: ResolvedField = { ...emptyField(), name: 'x', ...(value !== undefined && { default: value }) };
  expect(defaultValue(field, { user, now })).toEqual(expected);
});
