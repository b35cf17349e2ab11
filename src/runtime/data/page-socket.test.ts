import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type SocketLike, type TableUpdate, createPageSocket, socketTimes } from './page-socket.ts';

class FakeSocket extends EventTarget implements SocketLike {
  sent: string[] = [];
  isClosed = false;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
  }
  tells(type: 'open' | 'close' | 'error') {
    this.dispatchEvent(new Event(type));
  }
  says(frame: unknown) {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const beats = ({ sent }: FakeSocket) => sent.filter((text) => text.includes('heart_beat')).length;

function follow() {
  const opened: FakeSocket[] = [];
  const heard: TableUpdate[] = [];
  const socket = createPageSocket(
    () => {
      const next = new FakeSocket();
      opened.push(next);
      return next;
    },
    (update) => heard.push(update),
  );
  const last = () => opened.at(-1) ?? new FakeSocket();
  return { socket, opened, heard, last };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a page's socket", () => {
  test('beats 10 s after it opened and after each answer', () => {
    const { last } = follow();
    last().tells('open');
    vi.advanceTimersByTime(socketTimes.heartbeat);
    expect(beats(last())).toBe(1);
    last().says({ type: 'heart_beat', data: true });
    vi.advanceTimersByTime(socketTimes.heartbeat - 1);
    expect(beats(last())).toBe(1);
    vi.advanceTimersByTime(1);
    expect(beats(last())).toBe(2);
  });

  test('connects again 5 s after no answer came within 6 s, once', () => {
    const { opened, last } = follow();
    last().tells('open');
    vi.advanceTimersByTime(socketTimes.heartbeat + socketTimes.timeout);
    expect([opened.length, last().isClosed]).toEqual([1, true]);
    vi.advanceTimersByTime(socketTimes.reconnect - 1);
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(2);
  });

  test('an error and an end are one failure, not two connections', () => {
    const { opened, last } = follow();
    last().tells('error');
    last().tells('close');
    vi.advanceTimersByTime(socketTimes.reconnect);
    expect(opened).toHaveLength(2);
  });

  test('what is told while there is no connection is sent with the next one', () => {
    const { socket, last } = follow();
    socket.tell({ socketKey: 'k', args: [{ id: '1' }, 'case'] });
    expect(last().sent).toEqual([]);
    last().tells('open');
    expect(last().sent).toEqual(['{"type":"update_vxe_table","data":{"socketKey":"k","args":[{"id":"1"},"case"]}}']);
  });

  test('hears updates and nothing else', () => {
    const { last, heard } = follow();
    for (const frame of ['[', 'null', { type: 'heart_beat' }, { type: 'update_vxe_table', data: { socketKey: 1 } }])
      last().says(frame);
    last().says({ type: 'update_vxe_table', data: { socketKey: 'k', args: [{ id: '1' }] } });
    expect(heard).toEqual([{ socketKey: 'k', args: [{ id: '1' }] }]);
  });

  test('stays closed once it is closed', () => {
    const { socket, opened } = follow();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(1);
  });
});
