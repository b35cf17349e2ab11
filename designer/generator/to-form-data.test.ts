import { expect, test } from 'vitest';

import { toFormData } from './to-form-data.ts';

test('values as the parts of a form', () => {
  const picture = new File(['x'], 'x.png');
  const data = toFormData({
    name: '客户',
    count: 2,
    isOpen: false,
    none: null,
    missing: undefined,
    picture,
    day: new Date(0),
    tags: ['a', 'b'],
    lines: [{ qty: 1 }],
  });
  expect([...data.entries()].filter(([name]) => name !== 'picture')).toEqual([
    ['name', '客户'],
    ['count', '2'],
    ['isOpen', 'false'],
    ['day', '1970-01-01T00:00:00.000Z'],
    ['tags[0]', 'a'],
    ['tags[1]', 'b'],
    ['lines[0][qty]', '1'],
  ]);
  expect(data.get('picture')).toBeInstanceOf(File);
});

// covers: error-designer-circular
test('circular form data throws, and the same object twice does not', () => {
  const line: Record<string, unknown> = { qty: 1 };
  expect([...toFormData({ a: line, b: [line] }).keys()]).toEqual(['a[qty]', 'b[0][qty]']);
  line.self = { line };
  expect(() => toFormData({ a: line })).toThrow('Circular reference detected in a[self][line]');
  const values: Record<string, unknown> = {};
  values.all = values;
  expect(() => toFormData(values)).toThrow('Circular reference detected in all');
});
