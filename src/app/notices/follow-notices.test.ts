// covers: limit-notices, error-notices
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createNoticeNews } from '../services/index.ts';
import { followNotices, pollEvery } from './follow-notices.ts';
import { readUnread } from './read-notices.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function follow({ connected = false } = {}) {
  const server = { ids: ['1'], fails: false, asked: 0 };
  const news = createNoticeNews();
  if (connected) news.publish('connected');
  const shown: string[][] = [];
  const fresh: string[][] = [];
  const followed = followNotices({
    news,
    async load() {
      server.asked += 1;
      if (server.fails) throw new Error('no answer');
      return readUnread({ anntMsgList: server.ids.map((id) => ({ id, titile: id })), anntMsgTotal: server.ids.length });
    },
    onLoaded: (unread) => shown.push(unread.announcements.notices.map(({ id }) => id)),
    onNew: (notices) => fresh.push(notices.map(({ id }) => id)),
  });
  await vi.advanceTimersByTimeAsync(0);
  return { server, news, shown, fresh, ...followed };
}

test('are asked for every 6 s while the socket is down, and no longer once it is open', async () => {
  const { server, news } = await follow();
  expect(server.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(pollEvery * 3);
  expect(server.asked).toBe(4);
  news.publish('connected');
  await vi.advanceTimersByTimeAsync(pollEvery * 3);
  expect(server.asked).toBe(5);
  news.publish('disconnected');
  await vi.advanceTimersByTimeAsync(pollEvery * 2);
  expect(server.asked).toBe(7);
});

test('are not asked for again after an answer that failed, until the socket is open', async () => {
  const { server, news, shown } = await follow();
  server.fails = true;
  await vi.advanceTimersByTimeAsync(pollEvery * 5);
  expect(server.asked).toBe(2);
  server.fails = false;
  server.ids = ['2', '1'];
  news.publish('connected');
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([['1'], ['2', '1']]);
});

test('what the server tells of is there at once, and new ones are told once; those of the start are not new', async () => {
  const { server, news, shown, fresh } = await follow({ connected: true });
  server.ids = ['2', '1'];
  for (let turn = 0; turn < 3; turn += 1) {
    news.publish('changed');
    await vi.advanceTimersByTimeAsync(0);
  }
  server.ids = [];
  news.publish('changed');
  await vi.advanceTimersByTimeAsync(0);
  expect([shown.at(-1), fresh]).toEqual([[], [['2']]]);
});

test('several questions at once are two calls: one under way, one after it', async () => {
  const { server, reload } = await follow({ connected: true });
  await Promise.all([reload(), reload(), reload(), reload()]);
  expect(server.asked).toBe(3);
});

test('nothing is asked any more once it is stopped', async () => {
  const { server, news, stop } = await follow();
  stop();
  news.publish('disconnected');
  news.publish('changed');
  await vi.advanceTimersByTimeAsync(pollEvery * 5);
  expect(server.asked).toBe(1);
});

// covers: notice-count
test.each([
  [undefined, [0, 0]],
  [{ anntMsgTotal: '12', sysMsgTotal: -1, sysMsgList: [{ id: 'a' }, { titile: 'no id' }, null] }, [12, 1]],
])('of the answer %j the counts are %j', (answer, counts) => {
  const { announcements, messages } = readUnread(answer);
  expect([announcements.total, messages.total]).toEqual(counts);
});
