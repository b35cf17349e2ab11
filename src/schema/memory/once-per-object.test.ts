import { expect, test } from 'vitest';

import { oncePerObject } from './once-per-object.ts';

test('a result is computed once for each object, also if it is undefined', () => {
  const computed: object[] = [];
  const nameOf = oncePerObject((key: { name?: string }) => {
    computed.push(key);
    return key.name;
  });
  const [named, unnamed] = [{ name: '客户' }, {}];
  expect([nameOf(named), nameOf(unnamed), nameOf(named), nameOf(unnamed)]).toEqual([
    '客户',
    undefined,
    '客户',
    undefined,
  ]);
  expect(computed).toEqual([named, unnamed]);
  expect(nameOf({ name: '客户' })).toBe('客户');
  expect(computed).toHaveLength(3);
});

test('a computation that throws is tried again', () => {
  let isReady = false;
  const read = oncePerObject(() => {
    if (!isReady) throw new Error('not ready');
    return 1;
  });
  const key = {};
  expect(() => read(key)).toThrow('not ready');
  isReady = true;
  expect(read(key)).toBe(1);
});
