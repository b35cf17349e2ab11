import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createRowChecks } from '../../../engine/grid/index.ts';
import { noRules } from '../../../engine/rules/index.ts';
import { createGridStore, type GridStore } from './index.ts';
import { prepareChecks } from './prepare-checks.ts';

/** Milliseconds: enough to check all rows, but less than the delay of an unused page. */
const soon = 1500;

const store = () => createGridStore(Array.from({ length: 1200 }, (_, index) => ({ id: index + 1, name: 'a' })));
const active = { key: '1', column: 'name' };
const enter = (rows: GridStore) => rows.setFocus({ active, lead: active, mode: 'navigate' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['the pointer moves', () => void window.dispatchEvent(new Event('pointermove'))],
  ['a cell is entered', enter],
])('rows are looked at as soon as %s, once', (_, use) => {
  const rows = store();
  const done = vi.fn();
  prepareChecks(rows, createRowChecks([], noRules), done);
  vi.advanceTimersByTime(soon);
  expect(done).not.toHaveBeenCalled();
  use(rows);
  vi.advanceTimersByTime(soon);
  expect(done).toHaveBeenCalledOnce();
  rows.setFocus(undefined);
  vi.advanceTimersByTime(soon);
  expect(done).toHaveBeenCalledOnce();
});

test('who goes from cell to cell without a rest does not hold it up', () => {
  const rows = store();
  const done = vi.fn();
  prepareChecks(rows, createRowChecks([], noRules), done);
  for (let time = 0; time < soon; time += 50) {
    const next = { key: String(1 + time / 50), column: 'name' };
    rows.setFocus({ active: next, lead: next, mode: 'navigate' });
    vi.advanceTimersByTime(50);
  }
  expect(done).toHaveBeenCalledOnce();
});

test('rows of a table that is gone are not looked at', () => {
  const rows = store();
  const done = vi.fn();
  const end = prepareChecks(rows, createRowChecks([], noRules), done);
  enter(rows);
  end();
  vi.advanceTimersByTime(10 * soon);
  expect(done).not.toHaveBeenCalled();
});
