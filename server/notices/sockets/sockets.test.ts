// covers: entity-socket, state-socket-table, state-socket-notice, call-sockets
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';

import { kinds, openTestUrl } from '../../database/testing/test-database.ts';
import { eventually } from '../../http/testing/eventually.ts';
import { personOf, socketServer, type Client } from './testing/socket-server.ts';

const heartBeat = { type: 'heart_beat', data: '' };
const heartBeatAnswer = JSON.stringify({ type: 'heart_beat', data: true });

/** Requests a heart beat and waits for it: all earlier messages have been processed then. */
async function settle(client: Client): Promise<void> {
  const before = client.heard.filter((text) => text === heartBeatAnswer).length;
  client.say(heartBeat);
  await eventually(() => expect(client.heard.filter((text) => text === heartBeatAnswer)).toHaveLength(before + 1));
}

const updates = (client: Client): string[] => client.heard.filter((text) => text.includes('update_vxe_table'));

test.each([['Upgrade: websocket\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x'], ['Upgrade: h2c']])(
  'a wrong request for a socket (%j) is refused in the envelope',
  async (headers) => {
    const { address } = await socketServer();
    const text = await new Promise<string>((resolve) => {
      let got = '';
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
        socket.write(
          `GET /jeecg-boot/websocket/u1?token=a HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n${headers}\r\n\r\n`,
        ),
      );
      socket.on('data', (bytes) => (got += String(bytes)));
      socket.on('close', () => resolve(got));
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('content-type: application/json');
    expect(text).toContain('请求不符合 WebSocket 协议。');
  },
);

describe('a socket is opened', () => {
  test.each<[string, { token?: string; protocol?: string; origin?: string }]>([
    ['a token in the address', { token: 'a' }],
    ['a token as the sub-protocol', { protocol: 'a' }],
    ['a page of the same host', { token: 'a', origin: 'own' }],
  ])('with %s', async (_name, options) => {
    const { open, address } = await socketServer();
    const client = await open('/websocket/u1', options.origin ? { ...options, origin: address } : options);
    client.say('HeartBeat');
    await eventually(() => expect(client.heard).toEqual(['{"cmd":"heartcheck","msgTxt":"心跳响应"}']));
  });

  test.each([
    ['no token', '/websocket/u1', {}, 401],
    ['a wrong token', '/websocket/u1', { token: 'wrong' }, 401],
    ['a prototype name as the token', '/websocket/u1', { token: 'constructor' }, 401],
    ["somebody else's id", '/websocket/u2', { token: 'a' }, 403],
    ["another site's page", '/websocket/u1', { token: 'a', origin: 'https://evil.example.com' }, 403],
    ['no origin that is one', '/websocket/u1', { token: 'a', origin: 'null' }, 403],
    ['a page that he may not open', '/vxeSocket/u1/closed', { token: 'a' }, 403],
    ['a path that is none', '/vxeSocket/u1', { token: 'a' }, 404],
  ])('not with %s', async (_name, path, options, status) => {
    const { open } = await socketServer();
    await expect(open(path, options)).rejects.toThrow(status === 404 ? /HTTP (401|404)/ : `HTTP ${status}`);
  });

  test('with the hash of the token behind the id, as later clients do', async () => {
    const { open } = await socketServer();
    await open('/websocket/u1_0cc175b9c0f1b6a831c399e269772661', { token: 'a' });
  });

  test('only as a socket: an ordinary request is refused with a message', async () => {
    const { address } = await socketServer();
    const answer = await fetch(`${address}/jeecg-boot/websocket/u1`, { headers: { 'x-access-token': 'a' } });
    expect([answer.status, (await answer.json()).message]).toEqual([426, '这个地址只接受 WebSocket 连接。']);
  });
});

describe('a page', () => {
  test('sends a changed row to everybody on the page, including the sender, and to nobody else', async () => {
    const { open } = await socketServer();
    const [sender, other, elsewhere, foreign] = await Promise.all([
      open('/vxeSocket/u1/p1', { token: 'a' }),
      open('/vxeSocket/u2/p1', { token: 'b' }),
      open('/vxeSocket/u2/p2', { token: 'b' }),
      open('/vxeSocket/u3/p1', { token: 'foreign' }),
    ]);
    const frame = { type: 'update_vxe_table', data: { socketKey: 'k', args: [{ id: '1', name: '甲' }, 'case-1'] } };
    sender.say({ ...frame, more: 1 });
    await eventually(() => expect(updates(other)).toEqual([JSON.stringify(frame)]));
    for (const client of [sender, elsewhere, foreign]) await settle(client);
    expect(updates(sender)).toEqual([JSON.stringify(frame)]);
    expect([...updates(elsewhere), ...updates(foreign)]).toEqual([]);
  });

  // covers: rules-sockets
  test('sends users under data rules only rows that they may see', async () => {
    const shown = { id: '1', name: '甲' };
    const { open, people } = await socketServer({
      shownRows: async (_person, _page, [row]) => (JSON.stringify(row).includes('"1"') ? [shown] : undefined),
    });
    people['b'] = { ...personOf('u2'), conditions: () => [] };
    const [sender, narrowed] = [
      await open('/vxeSocket/u1/p1', { token: 'a' }),
      await open('/vxeSocket/u2/p1', { token: 'b' }),
    ];
    for (const row of [
      { id: '2', name: '藏' },
      { ...shown, owner_dictText: '藏' },
    ])
      sender.say({ type: 'update_vxe_table', data: { socketKey: 'k', args: [row] } });
    const frame = { type: 'update_vxe_table', data: { socketKey: 'k', args: [shown] } };
    await eventually(() => expect(updates(narrowed)).toEqual([JSON.stringify(frame)]));
    expect(updates(sender)).toHaveLength(2);
  });

  test.each([
    'alert(1)',
    'HeartBeat',
    '[]',
    'null',
    '{"type":"common_send_date","data":{"key":"k","args":[]}}',
    '{"type":"update_vxe_table"}',
    '{"type":"update_vxe_table","data":{"socketKey":1,"args":[]}}',
    '{"type":"update_vxe_table","data":{"socketKey":"k","args":[{"__proto__":{"x":1}}]}}',
    `{"type":"update_vxe_table","data":{"socketKey":"k","args":${'['.repeat(9000)}${']'.repeat(9000)}}}`,
  ])('ignores %.60s', async (text) => {
    const { open } = await socketServer();
    const client = await open('/vxeSocket/u1/p1', { token: 'a' });
    client.say(text);
    await settle(client);
    expect(client.heard).toEqual([heartBeatAnswer]);
  });

  test('ends a socket that sends too much, or too much at once', async () => {
    const { open } = await socketServer();
    const fast = await open('/vxeSocket/u1/p1', { token: 'a' });
    for (let turn = 0; turn < 200; turn += 1) fast.say(heartBeat);
    expect(await fast.closed).toEqual({ code: 1008, reason: '发送得太快' });
    const large = await open('/vxeSocket/u1/p1', { token: 'a' });
    large.say('x'.repeat(300_000));
    expect((await large.closed).code).toBeGreaterThan(1000);
    await settle(await open('/vxeSocket/u1/p1', { token: 'a' }));
  });

  test('is closed to a person who has a hundred open', async () => {
    const { open } = await socketServer();
    await Promise.all(Array.from({ length: 100 }, (_, page) => open(`/vxeSocket/u1/p${page}`, { token: 'a' })));
    await expect(open('/vxeSocket/u1/one-more', { token: 'a' })).rejects.toThrow('HTTP 503');
    await open('/vxeSocket/u2/p1', { token: 'b' });
  });
});

describe('notices', () => {
  // covers: call-notice-socket
  test('reach the users they are for, on all their sockets, or everybody', async () => {
    const { open, sockets } = await socketServer();
    const [first, second, other] = await Promise.all([
      open('/websocket/u1', { token: 'a' }),
      open('/websocket/u1', { token: 'a' }),
      open('/websocket/u2', { token: 'b' }),
    ]);
    sockets.notifyUsers(['u1', 'nobody'], { id: 'm1', text: '给你' });
    sockets.notifyTenant(0, { id: 'm2', text: '给大家' });
    const toAll = JSON.stringify({ cmd: 'topic', msgId: 'm2', msgTxt: '给大家' });
    const toOne = JSON.stringify({ cmd: 'user', msgId: 'm1', msgTxt: '给你' });
    for (const client of [first, second]) await eventually(() => expect(client.heard).toEqual([toOne, toAll]));
    await eventually(() => expect(other.heard).toEqual([toAll]));
  });

  test('of a tenant reach those who work for it', async () => {
    const { open, sockets } = await socketServer();
    const foreign = await open('/websocket/u3', { token: 'foreign' });
    const own = await open('/websocket/u1', { token: 'a' });
    sockets.notifyTenant(9, { id: 'm3', text: '九号租户' });
    sockets.notifyTenant(0, { id: 'm4', text: '大家' });
    const frames = [['m3', '九号租户'] as const, ['m4', '大家'] as const].map(([msgId, msgTxt]) =>
      JSON.stringify({ cmd: 'topic', msgId, msgTxt }),
    );
    await eventually(() => expect(foreign.heard).toEqual(frames));
    await eventually(() => expect(own.heard).toEqual(frames.slice(1)));
  });

  test('end with the session', async () => {
    const { open, people } = await socketServer({ probeMs: 50 });
    people['later'] = personOf('u4');
    const client = await open('/websocket/u4', { token: 'later' });
    const stays = await open('/websocket/u1', { token: 'a' });
    delete people['later'];
    expect(await client.closed).toEqual({ code: 4401, reason: 'Token失效，请重新登录' });
    expect(stays.socket.readyState).toBe(stays.socket.OPEN);
  });

  test('end with the right to follow the page, and with the tenant', async () => {
    const lost = new Set<string>();
    const { open, people, sockets } = await socketServer({ mayFollow: async (_person, page) => !lost.has(page) });
    const [page, other] = [
      await open('/vxeSocket/u1/p1', { token: 'a' }),
      await open('/vxeSocket/u1/p2', { token: 'a' }),
    ];
    const own = await open('/websocket/u3', { token: 'foreign' });
    lost.add('p1');
    people['foreign'] = personOf('u3', 8);
    sockets.tellPermissions();
    expect(await page.closed).toEqual({ code: 1008, reason: '没有权限' });
    expect((await own.closed).code).toBe(1012);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
  });

  test('end the connection of a client that has left silently', async () => {
    const { open } = await socketServer({ probeMs: 100 });
    const client = await open('/websocket/u1', { token: 'a', silent: true });
    expect((await client.closed).code).toBe(1006);
  });
});

test.each(kinds.filter((kind) => kind === 'postgres'))('two processes on one database are one (%s)', async () => {
  const databaseUrl = await openTestUrl();
  const [one, two] = [await socketServer({ databaseUrl }), await socketServer({ databaseUrl })];
  const sender = await one.open('/vxeSocket/u1/p1', { token: 'a' });
  const other = await two.open('/vxeSocket/u2/p1', { token: 'b' });
  const frame = { type: 'update_vxe_table', data: { socketKey: 'k', args: [{ id: '1', name: '长'.repeat(9_000) }] } };
  await vi.waitFor(
    () => {
      if (updates(other).length === 0) sender.say(frame);
      expect(updates(other)[0]).toBe(JSON.stringify(frame));
    },
    { timeout: 5_000, interval: 200 },
  );
});

test('notifies users whose permissions changed immediately, and nobody else', async () => {
  const { open, people, sockets } = await socketServer();
  const [changed, other] = await Promise.all([
    open('/websocket/u1', { token: 'a' }),
    open('/websocket/u2', { token: 'b' }),
  ]);
  people['a'] = { ...personOf('u1'), mark: 'another' };
  sockets.tellPermissions();
  await eventually(() => expect(changed.heard).toEqual(['{"cmd":"permissions"}']));
  sockets.tellPermissions();
  people['b'] = { ...personOf('u2'), mark: 'another' };
  await eventually(() => expect(other.heard).toEqual(['{"cmd":"permissions"}']));
  expect(changed.heard).toHaveLength(1);
});
