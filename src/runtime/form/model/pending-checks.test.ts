import { expect, test } from 'vitest';

import { createPendingChecks } from './pending-checks.ts';

test('a save goes on at once where nothing is being checked', async () => {
  await expect(createPendingChecks().none()).resolves.toBeUndefined();
});

test('a save waits for the last of the checks', async () => {
  const checks = createPendingChecks();
  const happened: string[] = [];
  checks.set('code', true);
  checks.set('phone', true);
  const waiting = checks.none().then(() => happened.push('saved'));
  checks.set('code', false);
  await Promise.resolve();
  happened.push('phone is checked');
  checks.set('phone', false);
  await waiting;
  expect(happened).toEqual(['phone is checked', 'saved']);
});

test('all that wait go on, and what is checked later is waited for again', async () => {
  const checks = createPendingChecks();
  checks.set('code', true);
  const both = Promise.all([checks.none(), checks.none()]);
  checks.set('code', false);
  await expect(both).resolves.toHaveLength(2);
  checks.set('code', true);
  let isOver = false;
  const again = checks.none().then(() => void (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(false);
  checks.set('code', false);
  await again;
  expect(isOver).toBe(true);
});
