import { expect, test } from 'vitest';

import { createSessionStore } from './session-store.ts';

function memory() {
  const texts = new Map<string, string>();
  return {
    get: (key: string) => texts.get(key),
    set: (key: string, text: string) => void texts.set(key, text),
    remove: (key: string) => void texts.delete(key),
  };
}

const week = 604_800_000;

// covers: limit-department
test('the department that a person works for is known for 7 days after it was told', () => {
  let now = 0;
  const local = memory();
  const session = () => createSessionStore(local, memory(), () => now);
  const user = { id: 'u1', username: 'lina', realname: '李娜', orgCode: 'A01' };
  session().write({ token: 'T', user, tenants: [], departments: [] });
  now = week / 2;
  session().writeUser({ ...user, orgCode: 'A02' });
  now = week;
  expect(session().user()).toMatchObject({ orgCode: 'A02' });
  now = week / 2 + week;
  expect(session().user()).toBeUndefined();
});

test('why the last session ended is known after its end, in every tab, until the next sign-in', () => {
  const local = memory();
  const store = createSessionStore(local, memory());
  store.noteEnd('管理员已重置您的密码，请用新密码登录。');
  store.clear();
  const another = createSessionStore(local, memory());
  expect(another.endReason()).toBe('管理员已重置您的密码，请用新密码登录。');
  const user = { id: 'u1', username: 'lina', realname: '李娜' };
  another.write({ token: 'T', user, tenants: [], departments: [] });
  expect(store.endReason()).toBeUndefined();
});
