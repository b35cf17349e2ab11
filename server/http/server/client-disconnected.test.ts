import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';

import { cancellable, throwIfCancelled } from '../../database/index.ts';
import { defineRoute, success } from '../index.ts';
import { eventually } from '../testing/eventually.ts';
import { collectLog, httpServer } from '../testing/http-server.ts';

function patientRoute(onAbort: () => void) {
  return defineRoute({
    method: 'GET',
    path: '/wait',
    permission: 'open',
    async handler({ signal }) {
      onAbort();
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      cancellable(signal, throwIfCancelled);
      return success(null);
    },
  });
}

test('a client that disconnects before the response ends the work, which is logged without an error', async () => {
  const log = collectLog();
  const onAbort = vi.fn();
  const settings = { apiBase: '/jeecg-boot', frameOrigins: [], logLevel: 'info' as const };
  const app = await httpServer({ routes: [patientRoute(onAbort)], settings, logStream: log.stream });
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  socket.write('GET /jeecg-boot/wait HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await eventually(() => expect(onAbort).toHaveBeenCalled());
  socket.destroy();
  await eventually(() => expect(log.text()).toContain('客户端已断开，查询不再继续'));
  expect(log.text()).not.toContain('"level":50');
});

test('a client that has its response does not count as disconnected', async () => {
  let signal: AbortSignal | undefined;
  const route = defineRoute({
    method: 'GET',
    path: '/soon',
    permission: 'open',
    handler(call) {
      ({ signal } = call);
      return success('here');
    },
  });
  const app = await httpServer({ routes: [route] });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await (await fetch(`${address}/jeecg-boot/soon`)).json()).toMatchObject({ result: 'here' });
  await app.close();
  expect(signal?.aborted).toBe(false);
});
