import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { RowUpdate } from '../../../runtime/ports/index.ts';
import { createSocketsPort } from './sockets-port.ts';

let opened: { url: string; protocol?: string; socket: EventTarget; isClosed: boolean }[] = [];

class FakeSocket extends EventTarget {
  readyState = 0;
  constructor(url: string, protocol?: string) {
    super();
    opened.push({ url, protocol, socket: this, isClosed: false });
  }
  close() {
    for (const each of opened) each.isClosed ||= each.socket === this;
    this.dispatchEvent(new Event('close'));
  }
}

beforeEach(() => {
  opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', new URL('https://pagewright.test/'));
});
afterEach(() => void vi.unstubAllGlobals());

test('tables of one page share a connection, which ends with the last of them', async () => {
  const port = createSocketsPort({ base: '/api', token: () => 'abc', sessionHolds: async () => {} });
  const heard: [number, RowUpdate][] = [];
  const page = { user: 'u 1', page: 'sales/order' };
  const [first, second] = [1, 2].map((table) => port.follow(page, (update) => heard.push([table, update])));
  await vi.waitFor(() => expect(opened).toHaveLength(1), { timeout: 30_000 });
  expect(opened).toMatchObject([{ url: 'wss://pagewright.test/api/vxeSocket/u%201/sales%2Forder', protocol: 'abc' }]);

  const update = { table: 'k', sender: 'other', kind: 'saved', row: { id: '1' } };
  const data = JSON.stringify({ type: 'update_vxe_table', data: { socketKey: 'k', args: [{ id: '1' }, 'other'] } });
  opened[0]?.socket.dispatchEvent(new MessageEvent('message', { data }));
  expect(heard).toEqual([
    [1, update],
    [2, update],
  ]);

  first?.close();
  expect(opened).toMatchObject([{ isClosed: false }]);
  second?.close();
  await vi.waitFor(() => expect(opened).toMatchObject([{ isClosed: true }]), { timeout: 30_000 });
});
