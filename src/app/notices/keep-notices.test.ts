import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Http } from '../../data-sources/jeecg/index.ts';
import { PortError } from '../../runtime/ports/index.ts';
import { createNoticeNews } from '../services/index.ts';
import { expiredAtom } from '../session/index.ts';
import { pollEvery } from './follow-notices.ts';
import { keepNotices } from './keep-notices.ts';
import { unreadAtom } from './notices-atom.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// covers: error-expired
test('notices are not asked for while the session has expired, and once when the person is back', async () => {
  const store = createStore();
  const news = createNoticeNews();
  let asked = 0;
  const send = async () => {
    asked += 1;
    if (store.get(expiredAtom)) throw new PortError('unauthorized', '登录已过期');
    return { success: true, code: 200, message: '', result: { anntMsgList: [{ id: String(asked), titile: '新' }] } };
  };
  const browserStorage = { get: () => undefined, set: () => undefined, remove: () => undefined };
  const http = { send } as unknown as Http;
  const stop = keepNotices({ http, news, store, browserStorage });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(1);

  store.set(expiredAtom, 'expired');
  for (let turn = 0; turn < 10; turn += 1) {
    news.publish('disconnected');
    await vi.advanceTimersByTimeAsync(pollEvery);
  }
  expect(asked).toBe(1);
  store.set(expiredAtom, false);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBeGreaterThan(1);
  expect(store.get(unreadAtom)?.announcements.notices).toMatchObject([{ id: String(asked) }]);
  stop();
});
