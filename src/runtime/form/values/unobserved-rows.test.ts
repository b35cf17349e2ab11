import { autorun, isObservable, observable } from '@formily/reactive';
import { expect, test } from 'vitest';

import { plainOf, unobservedRows, withValuesIn } from './unobserved-rows.ts';

const rows = () => [{ qty: 1, size: { width: 1 } }, { qty: 2 }];

test('rows are observed together and not one by one', () => {
  const form = observable({ lines: unobservedRows(rows()) });
  let seen = 0;
  const stop = autorun(() => {
    seen += Array.isArray(form.lines) ? form.lines.length : 0;
  });
  form.lines = unobservedRows([...rows(), ...rows()]);
  stop();
  expect(seen).toBe(6);
  const [first]: unknown[] = Array.isArray(form.lines) ? form.lines : [];
  expect(isObservable(first)).toBe(false);
});

test('what is read plain of a form has no proxies, and of rows is the array that was given', () => {
  const given = rows();
  const form = observable({ name: '甲', parts: [{ no: 1 }], lines: unobservedRows(given) });
  const plain = plainOf(form);
  expect(plain).toEqual({ name: '甲', parts: [{ no: 1 }], lines: given });
  expect(isObservable(plain)).toBe(false);
  expect(plain).toHaveProperty('lines', given);
  expect(typeof plain === 'object' && plain !== null && Reflect.get(plain, 'lines')).toBe(given);
});

test.each([['text'], [5], [null], [undefined]])('%s is plain already', (value) => {
  expect(plainOf(value)).toBe(value);
});

test('values put into rows change these rows alone', () => {
  const before = rows();
  const next = withValuesIn(before, [
    ['0.qty', 5],
    ['0.size.width', 9],
  ]);
  expect(next).toEqual([{ qty: 5, size: { width: 9 } }, { qty: 2 }]);
  expect(next[1]).toBe(before[1]);
  expect(before).toEqual(rows());
});

test('a value may be the row itself, or stand where there is no row yet', () => {
  expect(withValuesIn(rows(), [['1', { qty: 7 }]])[1]).toEqual({ qty: 7 });
  expect(withValuesIn([], [['0.qty', 1]])).toEqual([{ qty: 1 }]);
});
