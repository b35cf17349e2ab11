import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { PortError } from '../../runtime/ports/index.ts';
import { authorityAtom, expiredAtom } from './session-atoms.ts';
import { createTokenRenewal } from './token-renewal.ts';

function renewalOf(atWork: boolean) {
  const store = createStore();
  let token: string | undefined = 'old';
  const reasons: string[] = [];
  if (atWork) store.set(authorityAtom, { menu: [], auth: [], allAuth: [] });
  const refused = new PortError('unauthorized', '未授权，请重新登录', { status: 401 });
  const renewal = createTokenRenewal(store, { token: () => token, noteEnd: (reason) => reasons.push(reason) });
  const renew = (old: string, error = refused) => renewal(old, error);
  const end = (next: string | undefined) => {
    token = next;
    store.set(expiredAtom, false);
  };
  return { store, renew, end, reasons };
}

test('many calls wait for one answer and go on with the new token', async () => {
  const { store, renew, end } = renewalOf(true);
  const calls = Promise.all([renew('old'), renew('old')]);
  expect(store.get(expiredAtom)).toBe('unauthorized');
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

test.each([true, false])(
  'why somebody else ended the session is noted, with a shell (%s) or without',
  async (atWork) => {
    const { renew, end, reasons } = renewalOf(atWork);
    const details = { status: 401, reason: 'password-reset', cause: '管理员已重置您的密码，请用新密码登录。' };
    const call = renew('old', new PortError('unauthorized', '未授权，请重新登录', details));
    end(undefined);
    expect(await call).toBe(false);
    expect(reasons).toEqual(['管理员已重置您的密码，请用新密码登录。']);
    void renew('old', new PortError('unauthorized', '未授权，请重新登录', { status: 401, cause: 'Token失效' }));
    end('new');
    void renew('old', new PortError('unauthorized', '未授权，请重新登录', details));
    expect(reasons).toHaveLength(1);
  },
);

test('nobody is asked while the shell loads', async () => {
  const { store, renew } = renewalOf(false);
  expect(await renew('old')).toBe(false);
  expect(store.get(expiredAtom)).toBe(false);
});

// covers: error-expired
test('a 500 that says that the token is no longer good is told from a 401', () => {
  const { store, renew } = renewalOf(true);
  void renew('old', new PortError('unauthorized', '未授权，请重新登录', { status: 500, code: 500 }));
  expect(store.get(expiredAtom)).toBe('expired');
});
