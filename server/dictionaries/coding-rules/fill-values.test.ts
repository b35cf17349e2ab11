import { expect, test } from 'vitest';

import { openTestDatabase } from '../../database/testing/test-database.ts';
import { fillValues } from './fill-values.ts';

test('an order number is given once, however many are asked for in a second, and when the clock goes back', async () => {
  const { kysely } = await openTestDatabase();
  const clock = { now: new Date('2024-05-06T10:20:30') };
  const next = fillValues(kysely, () => clock.now).get('order-number');
  const given: string[] = [];
  const ask = async (count: number) => {
    for (let index = 0; index < count; index += 1) given.push((await next?.({}, { prefix: 'DD' })) ?? '');
  };
  await ask(300);
  clock.now = new Date('2024-05-06T10:20:31');
  await ask(20);
  clock.now = new Date('2024-05-06T10:20:30');
  await ask(20);
  expect(given[0]).toMatch(/^DD20240506102030\d\d$/);
  expect(new Set(given).size).toBe(340);
});
