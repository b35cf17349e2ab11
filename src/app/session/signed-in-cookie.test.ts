import { createStore } from 'jotai';
import { expect, test } from 'vitest';

import { userAtom } from './session-atoms.ts';
import { keepSignedInCookie } from './signed-in-cookie.ts';

test('the cookie comes with the person and goes with him', () => {
  const store = createStore();
  const page = { cookie: '' };
  keepSignedInCookie(store, page);
  expect(page.cookie).toMatch(/^pagewright-signed-in=1;.* max-age=0;/);
  store.set(userAtom, { id: 'u1', username: 'wang', realname: '王工' });
  expect(page.cookie).toMatch(/max-age=604800;/);
  store.set(userAtom, undefined);
  expect(page.cookie).toMatch(/max-age=0;/);
});
