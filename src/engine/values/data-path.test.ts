import { describe, expect, test } from 'vitest';

import { pathInRow, setValueAt, valueAt } from './data-path.ts';

const record = () => ({ name: '甲', address: { city: '上海' }, lines: [{ qty: 1 }, { qty: 2, parts: [{ id: 'a' }] }] });

describe('the value at a data path', () => {
  test.each([
    ['name', '甲'],
    ['address.city', '上海'],
    ['lines.1.qty', 2],
    ['lines.1.parts.0.id', 'a'],
    ['lines.2.qty', undefined],
    ['name.length', undefined],
    ['constructor', undefined],
    ['address.toString', undefined],
  ])('%s: %j', (path, value) => {
    expect(valueAt(record(), path)).toBe(value);
  });
});

describe('setting the value at a data path', () => {
  test.each([
    ['name', '乙', { name: '乙' }],
    ['address.city', '北京', { address: { city: '北京' } }],
    ['terms.days', 30, { terms: { days: 30 } }],
    ['lines.0.qty', 5, { lines: [{ qty: 5 }, { qty: 2, parts: [{ id: 'a' }] }] }],
    ['lines.1.parts.0.id', 'b', { lines: [{ qty: 1 }, { qty: 2, parts: [{ id: 'b' }] }] }],
  ])('%s', (path, value, change) => {
    const values = record();
    setValueAt(values, path, value);
    expect(values).toEqual({ ...record(), ...change });
  });

  test.each(['name.first', 'lines.total', 'lines.0.qty.unit'])(
    '%s changes nothing: there is no place for it',
    (path) => {
      const values = record();
      setValueAt(values, path, 'x');
      expect(values).toEqual(record());
    },
  );

  test('what others hold of the record stays as it is', () => {
    const values = record();
    const { address, lines } = values;
    setValueAt(values, 'address.city', '北京');
    setValueAt(values, 'lines.0.qty', 5);
    expect({ address, lines }).toEqual({ address: record().address, lines: record().lines });
  });
});

test.each([
  ['lines.2.qty', { row: 'lines.2', inside: 'qty' }],
  ['lines.2.size.width', { row: 'lines.2', inside: 'size.width' }],
  ['a.b.0.parts.1.id', { row: 'a.b.0', inside: 'parts.1.id' }],
  ['address.city', undefined],
  ['lines.2', undefined],
])('the place of %s in a row is %j', (path, place) => {
  expect(pathInRow(path)).toEqual(place);
});
