import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { noticeTimes, openNoticeSocket } from './notice-socket.ts';

let opened: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  sent: string[] = [];
  isClosed = false;
  readyState = 0;
  static readonly OPEN = 1;
  constructor() {
    super();
    opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
    this.readyState = 3;
  }
  tells(type: 'open' | 'close') {
    this.readyState = type === 'open' ? 1 : 3;
    this.dispatchEvent(new Event(type));
  }
  says(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = () => {
  const socket = opened.at(-1);
  if (!socket) throw new Error('nothing was opened');
  return socket;
};

async function open(sessionHolds = async () => {}) {
  const news = { onDocuments: vi.fn(), onNotices: vi.fn(), onPermissions: vi.fn(), onConnection: vi.fn() };
  const close = openNoticeSocket({ url: () => 'ws://pagewright/websocket/u1', token: () => 'abc', sessionHolds }, news);
  await vi.advanceTimersByTimeAsync(0);
  last().tells('open');
  return { news, close };
}

test('documents are told as the server says them, and all of them after the connection was lost', async () => {
  const { news, close } = await open();
  last().says('{"cmd":"documents","keys":["sales/order.list"]}');
  last().says('nonsense');
  expect(news.onDocuments.mock.calls).toEqual([[['sales/order.list']]]);
  last().tells('close');
  await vi.advanceTimersByTimeAsync(noticeTimes.reconnect);
  expect(opened).toHaveLength(2);
  last().tells('open');
  expect(news.onDocuments).toHaveBeenLastCalledWith('all');
  close();
  expect(last().isClosed).toBe(true);
});

test('no connection is tried while the session has expired; then at once, and all documents are told', async () => {
  let resume = () => {};
  let held = Promise.resolve();
  const { news } = await open(() => held);
  held = new Promise((resolve) => (resume = resolve));
  last().tells('close');
  await vi.advanceTimersByTimeAsync(noticeTimes.reconnect * 20);
  expect(opened).toHaveLength(1);
  resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(2);
  last().tells('open');
  expect(news.onDocuments.mock.calls).toEqual([['all']]);
});

test('one that is closed while the session has expired stays closed', async () => {
  let resume = () => {};
  const held = new Promise<void>((resolve) => (resume = resolve));
  const holds = [Promise.resolve(), Promise.resolve()];
  const { close } = await open(() => holds.shift() ?? held);
  last().tells('close');
  await vi.advanceTimersByTimeAsync(noticeTimes.reconnect);
  close();
  resume();
  await vi.advanceTimersByTimeAsync(noticeTimes.reconnect * 20);
  expect(opened).toHaveLength(1);
});

test('that he may do something else is told', async () => {
  const { news } = await open();
  last().says('{"cmd":"permissions"}');
  expect(news.onPermissions).toHaveBeenCalledOnce();
});

// covers: state-socket-notice
test('notices are told, to one or to all, and so is whether it is open', async () => {
  const { news } = await open();
  last().says('{"cmd":"user","msgId":"1","msgTxt":"x"}');
  last().says('{"cmd":"topic","msgId":"2","msgTxt":"y"}');
  last().says('{"cmd":"heartcheck","msgTxt":"心跳响应"}');
  expect(news.onNotices).toHaveBeenCalledTimes(2);
  last().tells('close');
  await vi.advanceTimersByTimeAsync(noticeTimes.reconnect);
  last().tells('open');
  expect(news.onConnection.mock.calls).toEqual([[true], [false], [true]]);
});

test('it beats every 20 s, and connects again after a beat without an answer for 20 s, once', async () => {
  const { news } = await open();
  await vi.advanceTimersByTimeAsync(noticeTimes.heartbeat);
  expect(last().sent).toEqual(['HeartBeat']);
  last().says('{"cmd":"heartcheck","msgTxt":"心跳响应"}');
  await vi.advanceTimersByTimeAsync(noticeTimes.heartbeat);
  expect([last().sent, opened.length]).toEqual([['HeartBeat', 'HeartBeat'], 1]);
  await vi.advanceTimersByTimeAsync(noticeTimes.timeout + noticeTimes.reconnect);
  expect(opened).toHaveLength(2);
  expect(news.onConnection).toHaveBeenLastCalledWith(false);
});

test('a server that answers no beat keeps its connection, and is asked by the other text', async () => {
  const { news } = await open();
  await vi.advanceTimersByTimeAsync(noticeTimes.heartbeat * 6);
  expect(opened).toHaveLength(1);
  expect(new Set(last().sent)).toEqual(new Set(['HeartBeat', 'ping']));
  expect(news.onConnection.mock.calls).toEqual([[true]]);
});

test('a server that answers pings is connected again once it leaves one without an answer', async () => {
  await open();
  await vi.advanceTimersByTimeAsync(noticeTimes.heartbeat * 2 + noticeTimes.timeout);
  expect(last().sent.at(-1)).toBe('ping');
  last().says('ping');
  await vi.advanceTimersByTimeAsync(noticeTimes.heartbeat);
  expect(last().sent.at(-1)).toBe('ping');
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(noticeTimes.heartbeat + noticeTimes.timeout + noticeTimes.reconnect);
  expect(opened.length).toBeGreaterThan(1);
});
