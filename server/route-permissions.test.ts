import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDataDirectory } from './database/testing/data-directory.ts';
import { clientOf, testPassword } from './session/testing/running-server.ts';
import { parseSettings } from './settings/index.ts';
import { type RunningServer, startServer } from './start-server.ts';

// What the routes of the product declare, with the product's documents.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** Routes of the system that answer without a token, all of them. Another one needs a reason and a line here. */
const open = ['login', 'mLogin', 'logout', 'randomImage/:key', 'checkCaptcha', 'captcha'];

let server: RunningServer;
let dataDir = '';

beforeAll(async () => {
  dataDir = await createDataDirectory();
  const environment = { PORT: '0', DEMO: '0', ADMIN_PASSWORD: testPassword, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  server = await startServer(parseSettings(environment));
});

afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('no route of the system is open but those listed', () => {
  const base = '/jeecg-boot/sys/';
  const declared = server.routes.filter(({ permission, url }) => permission === 'open' && url.startsWith(base));
  const paths = new Set(declared.map(({ url }) => url.slice(base.length)));
  expect([...paths].filter((path) => !open.includes(path))).toEqual([]);
});

test('every permission that a route asks for can be given to a role', async () => {
  const client = clientOf(server.address);
  const { json } = await client.api('GET', '/sys/permission/list', { token: await client.signIn('admin') });
  const entries = (nodes: any[]): any[] => nodes.flatMap((node) => [node, ...entries(node.children ?? [])]);
  const known = new Set(entries(json.result).flatMap(({ perms }) => String(perms ?? '').split(',')));
  const asked = server.routes.flatMap(({ permission }) => (typeof permission === 'string' ? permission : []));
  const missing = [...new Set(asked)].filter((name) => !['open', 'signed-in'].includes(name) && !known.has(name));
  // Balances are written by postings only: nobody adds, edits or deletes them, whatever he holds.
  expect(missing.filter((name) => !name.startsWith('stock:balance:'))).toEqual([]);
});
