// covers: state-socket-table, limit-table-socket
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { RowUpdate } from '../../../runtime/ports/index.ts';
import { createPageSocket, socketTimes } from './page-socket.ts';

let opened: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  sent: string[] = [];
  isClosed = false;
  readyState = 0;
  readonly url: string;
  readonly protocol: string | undefined;
  constructor(url: string, protocol?: string) {
    super();
    this.url = url;
    this.protocol = protocol;
    opened.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
    this.readyState = 2;
  }
  tells(type: 'open' | 'close' | 'error') {
    this.readyState = type === 'open' ? 1 : 3;
    this.dispatchEvent(new Event(type));
  }
  says(frame: unknown) {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const beats = ({ sent }: FakeSocket) => sent.filter((text) => text.includes('heart_beat')).length;

async function follow(sessionHolds = async () => {}) {
  const heard: RowUpdate[] = [];
  let connections = 0;
  const address = {
    url: () => 'ws://pagewright/vxeSocket/u/p',
    token: () => `token ${(connections += 1)}`,
    sessionHolds,
  };
  const socket = createPageSocket(address, (update) => heard.push(update));
  await vi.advanceTimersByTimeAsync(0);
  const last = () => {
    const socket = opened.at(-1);
    if (!socket) throw new Error('nothing was opened');
    return socket;
  };
  return { socket, opened, heard, last };
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

describe("a page's socket", () => {
  // covers: call-page-socket
  test('beats 10 s after it opened and after each answer', async () => {
    const { last } = await follow();
    last().tells('open');
    await vi.advanceTimersByTimeAsync(socketTimes.heartbeat);
    expect(beats(last())).toBe(1);
    last().says({ type: 'heart_beat', data: true });
    await vi.advanceTimersByTimeAsync(socketTimes.heartbeat - 1);
    expect(beats(last())).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(beats(last())).toBe(2);
  });

  test('connects again 5 s after no answer came within 6 s, once', async () => {
    const { opened, last } = await follow();
    last().tells('open');
    await vi.advanceTimersByTimeAsync(socketTimes.heartbeat + socketTimes.timeout);
    expect([opened.length, last().isClosed]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(socketTimes.reconnect - 1);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(2);
  });

  test('an error and an end are one failure, not two connections', async () => {
    const { opened, last } = await follow();
    last().tells('error');
    last().tells('close');
    await vi.advanceTimersByTimeAsync(socketTimes.reconnect);
    expect(opened).toHaveLength(2);
  });

  // covers: call-page-socket
  test('an update sent while disconnected is delivered by the next connection', async () => {
    const { socket, last } = await follow();
    socket.send({ table: 'k', sender: 'case', kind: 'saved', row: { id: '1' } });
    socket.send({ table: 'k', sender: 'case', kind: 'removed', row: { id: '2' } });
    expect(last().sent).toEqual([]);
    last().tells('open');
    expect(last().sent).toEqual([
      '{"type":"update_vxe_table","data":{"socketKey":"k","args":[{"id":"1"},"case"]}}',
      '{"type":"update_vxe_table","data":{"socketKey":"k","args":[{"id":"2"},"case","removed"]}}',
    ]);
  });

  // covers: call-page-socket
  test('passes on row updates and nothing else', async () => {
    const { last, heard } = await follow();
    const update = (args: unknown) => ({ type: 'update_vxe_table', data: { socketKey: 'k', args } });
    for (const frame of ['[', 'null', { type: 'heart_beat' }, { type: 'update_vxe_table', data: { socketKey: 1 } }])
      last().says(frame);
    for (const args of [undefined, [], ['1', 'a'], [{ name: 'no id' }, 'a']]) last().says(update(args));
    last().says(update([{ id: '1' }, 'a']));
    last().says(update([{ id: '2' }, 'b', 'added']));
    expect(heard).toEqual([
      { table: 'k', sender: 'a', kind: 'saved', row: { id: '1' } },
      { table: 'k', sender: 'b', kind: 'added', row: { id: '2' } },
    ]);
  });

  test('is not tried while the session has expired, and at once when it holds again', async () => {
    let resume = () => {};
    let held = Promise.resolve();
    const { opened, last } = await follow(() => held);
    held = new Promise((resolve) => (resume = resolve));
    last().tells('close');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(1);
    resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(opened.map(({ protocol }) => protocol)).toEqual(['token 1', 'token 2']);
  });

  test('stays closed once it is closed', async () => {
    const { socket, opened } = await follow();
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(1);
  });

  test('asks for the address and the token anew with each connection', async () => {
    const { last } = await follow();
    last().tells('close');
    await vi.advanceTimersByTimeAsync(socketTimes.reconnect);
    expect(opened.map(({ url, protocol }) => [url, protocol])).toEqual([
      ['ws://pagewright/vxeSocket/u/p', 'token 1'],
      ['ws://pagewright/vxeSocket/u/p', 'token 2'],
    ]);
  });
});
