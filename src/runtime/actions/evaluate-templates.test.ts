import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { serverTimeText } from '../../engine/values/index.ts';
import { scopeAt } from '../../schema/expressions/index.ts';
import { evaluateCondition, evaluateTemplates } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T09:30:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('conditions of a list, texts of cells and arguments know today and now', () => {
  const template = { day: '{{ $today }}', at: ['{{ $now }}'], own: '{{ $record.day < $today }}', plain: '$today' };
  const scope = scopeAt('cell', { record: { day: '2026-11-22' }, now: serverTimeText() });
  const at = ['2026-11-23 09:30:00'];
  expect(evaluateTemplates(template, scope)).toEqual({ day: '2026-11-23', at, own: true, plain: '$today' });
});

test('what is shown by the day is shown', () => {
  const scope = scopeAt('page', { now: serverTimeText() });
  expect(evaluateCondition("{{ $today >= '2026-01-01' }}", scope, true, false)).toBe(true);
});
