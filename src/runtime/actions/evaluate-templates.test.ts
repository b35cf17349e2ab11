// covers: right-today
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { evaluateCondition, evaluateTemplates } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T09:30:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('conditions of a list, texts of cells and arguments know today and now', () => {
  const template = { day: '{{ $today }}', at: ['{{ $now }}'], own: '{{ $record.day < $today }}', plain: '$today' };
  expect(evaluateTemplates(template, { $record: { day: '2026-11-22' } })).toEqual({
    ...{ day: '2026-11-23', at: ['2026-11-23 09:30:00'], own: true, plain: '$today' },
  });
});

test('what is shown by the day is shown', () => {
  expect(evaluateCondition("{{ $today >= '2026-01-01' }}", { $user: null }, true, false)).toBe(true);
});

test('a scope that has a time of its own keeps it', () => {
  expect(evaluateTemplates('{{ $today }}', { $today: '2025-01-01' })).toBe('2025-01-01');
});
