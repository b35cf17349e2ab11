import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { createMemoryStorage } from '../browser/testing/memory-storage.ts';
import { userAtom } from './session-atoms.ts';
import { createSessionStore } from './session-store.ts';
import { endBriefSession, keepSignedInCookie } from './signed-in-cookie.ts';

test('the cookie comes with the person and goes with him', () => {
  const store = createStore();
  const page = { cookie: '' };
  keepSignedInCookie(store, page, () => false);
  expect(page.cookie).toMatch(/^pagewright-signed-in=1;.* max-age=0;/);
  store.set(userAtom, { id: 'u1', username: 'wang', realname: '王工' });
  expect(page.cookie).toMatch(/max-age=604800;/);
  store.set(userAtom, undefined);
  expect(page.cookie).toMatch(/max-age=0;/);
});

test('a session that was not to be remembered ends with the browser, which then has no cookie of it', () => {
  const store = createStore();
  const local = createMemoryStorage();
  const sessionStore = createSessionStore(local, createMemoryStorage());
  const user = { id: 'u1', username: 'wang', realname: '王工' };
  const answer = { token: 'T1', user, tenants: [], departments: [] };
  const page = { cookie: '' };
  keepSignedInCookie(store, page, sessionStore.isBrief);
  sessionStore.write({ ...answer, isBrief: true });
  store.set(userAtom, user);
  expect(page.cookie).toMatch(/^pagewright-signed-in=1;/);
  expect(page.cookie).not.toContain('max-age');
  endBriefSession(sessionStore, page);
  expect(sessionStore.token()).toBe('T1');
  endBriefSession(sessionStore, { cookie: 'other=1' });
  expect(sessionStore.token()).toBeUndefined();
  sessionStore.write(answer);
  endBriefSession(sessionStore, { cookie: '' });
  expect(sessionStore.token()).toBe('T1');
});
