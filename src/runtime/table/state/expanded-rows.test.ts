import { describe, expect, test } from 'vitest';

import { expandRow, keepExpanded, loadExpanded } from './expanded-rows.ts';
import { createTableStore } from './table-store.ts';

const place = { page: 'base/category.list', user: 'u1' };
function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('the open rows of a tree', () => {
  // covers: state-tree-row
  test('are kept for a page and a person, the last hundred', () => {
    const storage = memory();
    const table = createTableStore();
    const stop = keepExpanded(table, place, storage);
    for (let id = 1; id <= 101; id++) expandRow(table, String(id));
    expandRow(table, '7', false);
    stop();
    expandRow(table, '500');
    const kept = [...loadExpanded(place, storage)];
    expect(kept).toHaveLength(100);
    expect(kept).not.toContain('7');
    expect(kept.at(-1)).toBe('101');
    expect(loadExpanded({ ...place, user: 'u2' }, storage).size).toBe(0);
  });

  test.each(['{', '7', '{"a":1}', '[1,null]'])('damaged storage is ignored: %s', (text) => {
    expect(loadExpanded(place, { getItem: () => text }).size).toBe(0);
  });
});
