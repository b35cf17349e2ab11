// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createMemoryStorage } from '../browser/testing/memory-storage.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { createSessionStore } from './session-store.ts';

const user = { id: 'u1', username: 'wang', realname: '王工', orgCode: 'A01' };
const tenant = (id: string) => ({ id, name: id, info: { id, name: id } });
const answer = { token: 'T1', user, tenants: [], tenant: tenant('1'), departments: [] };

function twoTabs() {
  const shared = createMemoryStorage();
  const there = createSessionStore(
    {
      ...shared,
      set(key: string, value: string) {
        const oldValue = shared.get(key) ?? null;
        shared.set(key, value);
        window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: value }));
      },
    },
    createMemoryStorage(),
  );
  const here = createSessionStore(shared, createMemoryStorage());
  const told = {
    onSignedOut: vi.fn(),
    onAnotherWorld: vi.fn(),
    onSignedIn: vi.fn(),
    onAnotherDepartment: vi.fn(),
  };
  here.write(answer);
  followOtherTabs({ current: () => user, stored: here.user, ...told });
  return { there, told };
}

let listeners: [string, EventListenerOrEventListenerObject][] = [];
beforeEach(() => {
  listeners = [];
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener]);
      add(type, listener);
    },
  );
});
afterEach(() => {
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  vi.restoreAllMocks();
});

test('another tenant there is another one here', () => {
  const { there, told } = twoTabs();
  there.write({ ...answer, token: 'T2' });
  expect(told.onAnotherWorld).not.toHaveBeenCalled();
  expect(told.onSignedIn).toHaveBeenCalledOnce();
  there.write({ ...answer, token: 'T3', tenant: tenant('2') });
  expect(told.onAnotherWorld).toHaveBeenCalledOnce();
});

test('another department there is another one here, and another person takes the page', () => {
  const { there, told } = twoTabs();
  there.writeUser({ ...user, orgCode: 'A02' });
  expect(told.onAnotherDepartment).toHaveBeenCalledExactlyOnceWith({ ...user, orgCode: 'A02' });
  there.write({ ...answer, user: { ...user, username: 'li' } });
  expect(told.onAnotherWorld).toHaveBeenCalled();
  expect(told.onSignedOut).not.toHaveBeenCalled();
});
