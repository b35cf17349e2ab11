import { describe, expect, test } from 'vitest';

import { withRemoteChange, withRows } from './known-rows.ts';

const rows = [
  { id: '1', name: '甲' },
  { id: '2', name: '乙' },
];

describe('what the rows were before anybody changed them', () => {
  test('rows that came later stand after theirs, once', () => {
    const child = { id: '1a', name: '丙' };
    expect(withRows([child], '1')(rows)).toEqual([rows[0], child, rows[1]]);
    expect(withRows([child, rows[1] ?? child], '1')(rows)).toHaveLength(3);
    expect(withRows([child], undefined)(rows)[0]).toBe(child);
    expect(withRows([child], '1')(undefined)).toEqual([child]);
  });

  test.each([
    ['saved', { id: '2', name: '新' }, [rows[0], { id: '2', name: '新' }]],
    ['saved', { id: '9', name: '别处' }, rows],
    ['added', { id: '9', name: '新' }, [...rows, { id: '9', name: '新' }]],
    ['removed', { id: '1' }, [rows[1]]],
  ] as const)('a row that somebody %s', (kind, row, expected) => {
    expect(withRemoteChange({ kind, row })(rows)).toEqual(expected);
  });
});
