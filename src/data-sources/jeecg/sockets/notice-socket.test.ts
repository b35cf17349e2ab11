import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { noticeTimes, openNoticeSocket } from './notice-socket.ts';

let opened: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  sent: string[] = [];
  isClosed = false;
  readyState = 0;
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

test('documents are told as the server says them, and all of them after the connection was lost', async () => {
  const onEvent = vi.fn();
  const close = openNoticeSocket({ url: () => 'ws://pagewright/websocket/u1', token: () => 'abc' }, onEvent);
  await vi.advanceTimersByTimeAsync(0);
  last().tells('open');
  last().says('{"cmd":"documents","keys":["sales/order.list"]}');
  last().says('{"cmd":"user","msgId":"1","msgTxt":"x"}');
  last().says('nonsense');
  expect(onEvent.mock.calls).toEqual([[{ keys: ['sales/order.list'] }]]);
  await vi.advanceTimersByTimeAsync(noticeTimes.heartbeat);
  expect(last().sent).toEqual(['HeartBeat']);
  last().tells('close');
  await vi.advanceTimersByTimeAsync(noticeTimes.reconnect);
  expect(opened).toHaveLength(2);
  last().tells('open');
  expect(onEvent).toHaveBeenLastCalledWith({ keys: 'all' });
  close();
  expect(last().isClosed).toBe(true);
});
