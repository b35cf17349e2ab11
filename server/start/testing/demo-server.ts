import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';

import { holdDocuments } from '../../catalogue/testing/hold-documents.ts';
import { createDataDirectory } from '../../database/testing/data-directory.ts';
import { databaseUrlOf, hasTestServer, removeDatabaseOf } from '../../database/testing/test-database.ts';
import { rowsOf, sheetOf } from '../../excel/testing/sheets.ts';
import { parseSettings, type Settings } from '../../settings/index.ts';
import { startServer, type RunningServer, type StartOptions } from '../start-server.ts';
import { copyReadyDirectory } from './ready-directory.ts';
import { clientOf, testPassword, type ApiAnswer, type TestClient } from './running-server.ts';

export interface DemoServer {
  api(method: string, path: string, body?: unknown, username?: string): Promise<ApiAnswer['json']>;
  exported(path: string, username?: string): Promise<unknown[][]>;
  imported(
    path: string,
    rows: unknown[][],
    fields?: Record<string, string>,
    username?: string,
  ): Promise<ApiAnswer['json']>;
  client(): TestClient;
  routes(): RunningServer['routes'];
  address(): string;
  tokenOf(username: string): string;
  signIn(username: string, password?: string): Promise<void>;
  departmentId(orgCode: string): Promise<string>;
  userId(username: string): Promise<string>;
  permissionId(name: string): Promise<string>;
}

interface Node {
  id: string;
  perms?: string;
  children?: Node[];
}

/** Creates a data directory for a server: a prepared one for servers over the documents of the product alone. */
async function dataDirectory({ environment = {}, start }: DemoOptions): Promise<string> {
  const isOtherwise = start !== undefined || 'SCHEMAS_DIR' in environment || 'ADMIN_PASSWORD' in environment;
  if (isOtherwise || hasTestServer) return createDataDirectory();
  return copyReadyDirectory('product', (dataDir) => startServer(settingsOf(dataDir)));
}

function settingsOf(dataDir: string, environment: Readonly<Record<string, string | undefined>> = {}): Settings {
  const usual = { PORT: '0', ADMIN_PASSWORD: testPassword, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  return parseSettings({ ...usual, ...environment });
}

interface DemoOptions {
  environment?: Record<string, string>;
  start?: StartOptions;
}

export function demoServer(people: readonly string[] = [], options: DemoOptions = {}): DemoServer {
  const tokens = new Map<string, string>();
  let client: TestClient | undefined;
  let address = '';
  let routes: RunningServer['routes'] = [];
  let close: () => Promise<unknown> = async () => undefined;
  const current = (): TestClient => {
    if (!client) throw new Error('The server runs only while the tests run.');
    return client;
  };
  beforeAll(async () => {
    holdDocuments();
    const dataDir = await dataDirectory(options);
    const environment = { DATABASE_URL: await databaseUrlOf(dataDir), ...options.environment };
    const server = await startServer(settingsOf(dataDir, environment), options.start);
    close = async () => {
      await server.close();
      await removeDatabaseOf(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    };
    ({ address, routes } = server);
    client = clientOf(address);
    for (const name of ['admin', ...people]) tokens.set(name, await client.signIn(name));
  }, 120_000);
  afterAll(() => close());
  const api: DemoServer['api'] = async (method, path, body, username = 'admin') =>
    (await current().api(method, path, { token: tokens.get(username), ...(body !== undefined && { body }) })).json;
  const fetched = (path: string, username: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${address}/jeecg-boot${path}`, { ...init, headers: { 'x-access-token': tokens.get(username) ?? '' } });
  const one = async (path: string): Promise<string> => (await api('GET', path)).result.records[0].id;
  const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
  return {
    api,
    client: current,
    routes: () => routes,
    address: () => address,
    tokenOf: (username) => tokens.get(username) ?? '',
    exported: async (path, username = 'admin') =>
      rowsOf(new Uint8Array(await (await fetched(path, username)).arrayBuffer())),
    async imported(path, rows, fields = {}, username = 'admin') {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('files[]', new File([new Uint8Array(sheetOf(rows))], 'rows.xlsx'));
      return (await fetched(path, username, { method: 'POST', body })).json();
    },
    signIn: async (username, password) => void tokens.set(username, await current().signIn(username, password)),
    departmentId: (orgCode) => one(`/sys/sysDepart/list?orgCode=${orgCode}`),
    userId: (username) => one(`/sys/user/list?username=${username}`),
    async permissionId(name) {
      const found = flat((await api('GET', '/sys/permission/list')).result).find(({ perms }) => perms === name);
      if (!found) throw new Error(`Nothing holds ${name}.`);
      return found.id;
    },
  };
}
