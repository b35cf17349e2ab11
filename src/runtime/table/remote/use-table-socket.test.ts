// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import type { SocketsPort } from '../../ports/index.ts';
import { memorySockets } from '../../ports/testing/memory-sockets.ts';
import type { Runtime } from '../../registry/index.ts';
import { drawHook } from '../../registry/testing/draw-hook.tsx';
import { memoryRuntime } from '../../registry/testing/memory-runtime.ts';
import { tableRequest } from './table-request.ts';
import { useTableSocket, type RemoteRowChange } from './use-table-socket.ts';

type Place = Parameters<typeof useTableSocket>[0];
const lines: Place = { socketKey: 'lines', page: 'sales/order.form' };
const change: RemoteRowChange = { kind: 'saved', row: { id: '1', qty: 2 } };

async function openTable(sockets: SocketsPort, place = lines, around: Partial<Runtime> = {}) {
  const heard: RemoteRowChange[] = [];
  const onChange = (told: RemoteRowChange) => void heard.push(told);
  const runtime = memoryRuntime({ ...around, ports: { sockets } });
  return { heard, ...(await drawHook(runtime, (at: Place) => useTableSocket(at, onChange), place)) };
}
function countedSockets() {
  const port = memorySockets();
  let followers = 0;
  const follow: SocketsPort['follow'] = (place, onUpdate) => {
    followers += 1;
    const { send, close } = port.follow(place, onUpdate);
    return { send, close: () => void (close(), (followers -= 1)) };
  };
  return { sockets: { follow }, followers: () => followers };
}

// covers: entity-socket
describe('tables of one page', () => {
  test('hear of each other, and none of itself', async () => {
    const sockets = memorySockets();
    const [mine, others, same] = [await openTable(sockets), await openTable(sockets), await openTable(sockets)];
    mine.now()(change);
    expect([mine.heard, others.heard, same.heard]).toEqual([[], [change], [change]]);
  });

  test.each<[what: string, place: Place]>([
    ['another table', { ...lines, socketKey: 'files' }],
    ['another page', { ...lines, page: 'sales/quote.form' }],
    ['a table without a key', { ...lines, socketKey: undefined }],
    ['a table without a page', { ...lines, page: undefined }],
  ])('%s hears nothing of them', async (_, place) => {
    const sockets = memorySockets();
    const [mine, other] = [await openTable(sockets), await openTable(sockets, place)];
    mine.now()(change);
    other.now()(change);
    expect([mine.heard, other.heard]).toEqual([[], []]);
  });

  test('are followed for who is known, and no longer than they are open', async () => {
    const { sockets, followers } = countedSockets();
    const table = await openTable(sockets);
    expect(followers()).toBe(1);
    await table.draw({ ...lines, page: 'sales/quote.form' });
    expect(followers()).toBe(1);
    await table.leave();
    expect(followers()).toBe(0);
    const { user: _, ...nobody } = memoryRuntime();
    await drawHook(
      { ...nobody, ports: { ...nobody.ports, sockets } },
      () => useTableSocket(lines, () => {}),
      undefined,
    );
    expect(followers()).toBe(0);
  });
});

test.each([
  [{ path: '/a/{parent}/lines', params: {} }, '7', { path: '/a/7/lines', params: {} }],
  [
    { path: '/lines', params: { orderId: '{{ $args.parent }}', kind: 'x', empty: '' } },
    7,
    { path: '/lines', params: { orderId: '7', kind: 'x' } },
  ],
  [{ path: '/lines', params: { orderId: '{{ $args.parent }}' }, signed: true }, '7', { signed: true }],
  [{ path: '/lines', params: { orderId: '{{ $args.parent }}' } }, null, { params: {} }],
  [{ path: '/lines', params: { by: '{{ $user.username }}' } }, '7', { params: { by: 'zhangwei' } }],
])('the request %j for the parent %j calls %j', (request, parent, expected) => {
  expect(
    tableRequest({ method: 'GET', ...request }, parent, { user: { id: 'u1', username: 'zhangwei', realname: '张伟' } }),
  ).toMatchObject({
    method: 'GET',
    quiet: true,
    ...expected,
  });
});
