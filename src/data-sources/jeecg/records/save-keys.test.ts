import { expect, test } from 'vitest';

import { PortError, type PortErrorKind } from '../../../runtime/ports/index.ts';
import { saveKeys } from './save-keys.ts';

function recorder() {
  let made = 0;
  const sent: (string | undefined)[] = [];
  const keyed = saveKeys(() => `k${++made}`);
  const save = (body: object, ending: 'ok' | PortErrorKind) =>
    keyed(['POST', '/add', body], async (headers) => {
      sent.push(headers['Idempotency-Key']);
      if (ending !== 'ok') throw new PortError(ending, ending);
      return ending;
    }).catch((error: unknown) => (error instanceof PortError ? error.kind : error));
  return { save, sent };
}

test.each<[first: 'ok' | PortErrorKind, keys: string[]]>([
  ['ok', ['k1', 'k2']],
  ['invalid', ['k1', 'k2']],
  ['conflict', ['k1', 'k2']],
  ['unauthorized', ['k1', 'k2']],
  ['offline', ['k1', 'k1']],
  ['timeout', ['k1', 'k1']],
  ['cancelled', ['k1', 'k1']],
  ['server', ['k1', 'k1']],
])('after a save that ended with %s the same one has the keys %o', async (first, keys) => {
  const { save, sent } = recorder();
  expect(await save({ name: '甲' }, first)).toBe(first);
  expect(await save({ name: '甲' }, 'ok')).toBe('ok');
  expect(sent).toEqual(keys);
});

test('two at once have one key, another one has its own', async () => {
  const { save, sent } = recorder();
  await Promise.all([save({ name: '甲' }, 'ok'), save({ name: '甲' }, 'ok'), save({ name: '乙' }, 'ok')]);
  expect(sent).toEqual(['k1', 'k1', 'k2']);
});

test('of many saves without an answer the latest keep their keys', async () => {
  const { save, sent } = recorder();
  for (let number = 0; number < 60; number++) await save({ number }, 'offline');
  await save({ number: 59 }, 'offline');
  await save({ number: 0 }, 'offline');
  expect(sent.slice(-2)).toEqual(['k60', 'k61']);
});
