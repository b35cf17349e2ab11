import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { authorityAtom, expiredAtom } from './session-atoms.ts';
import { createTokenRenewal } from './token-renewal.ts';

function renewalOf(atWork: boolean) {
  const store = createStore();
  let token: string | undefined = 'old';
  if (atWork) store.set(authorityAtom, { menu: [], auth: [], allAuth: [] });
  const renew = createTokenRenewal(store, { token: () => token });
  const end = (next: string | undefined) => {
    token = next;
    store.set(expiredAtom, false);
  };
  return { store, renew, end };
}

test('many calls wait for one answer and go on with the new token', async () => {
  const { store, renew, end } = renewalOf(true);
  const calls = Promise.all([renew('old'), renew('old')]);
  expect(store.get(expiredAtom)).toBe(true);
  end('new');
  expect(await calls).toEqual([true, true]);
  expect(await renew('old')).toBe(true);
  expect(store.get(expiredAtom)).toBe(false);
});

test('a person who leaves ends the waiting', async () => {
  const { renew, end } = renewalOf(true);
  const call = renew('old');
  end(undefined);
  expect(await call).toBe(false);
});

test('nobody is asked while the shell loads', async () => {
  const { store, renew } = renewalOf(false);
  expect(await renew('old')).toBe(false);
  expect(store.get(expiredAtom)).toBe(false);
});
