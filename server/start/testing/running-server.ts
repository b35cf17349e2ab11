import { rmSync } from 'node:fs';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

import { createSchemaFolder, smallBusiness } from '../../catalogue/testing/folder.ts';
import { holdDocuments } from '../../catalogue/testing/hold-documents.ts';
import { createDataDirectory } from '../../database/testing/data-directory.ts';
import { databaseUrlOf, hasTestServer, removeDatabaseOf } from '../../database/testing/test-database.ts';
import { collectLog } from '../../http/testing/http-server.ts';
import { parseSettings } from '../../settings/index.ts';
import { startServer, type RunningServer, type StartOptions } from '../start-server.ts';
import { copyReadyDirectory } from './ready-directory.ts';

export const testPassword = 'geheim-Passwort-1';

export interface TestClient {
  /** Calls any address, with a token if given; a body is sent as JSON. */
  call(method: string, url: string, options?: CallOptions): Promise<ApiAnswer>;
  api(method: string, path: string, options?: CallOptions): Promise<ApiAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<ApiAnswer>;
  signIn(username: string, password?: string): Promise<string>;
}

export interface TestServer extends RunningServer, TestClient {
  log(): string;
}

interface CallOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  text: string;
  json: any;
}

interface TestOptions extends StartOptions {
  environment?: Record<string, string>;
  files?: Readonly<Record<string, object | string>>;
  dataDir?: string;
}

/** Starts a server over an empty database and a small business on a free port; it is closed after the test. */
export async function runServer(options: TestOptions = {}): Promise<TestServer> {
  const { server, dispose } = await startTestServer(options);
  onTestFinished(dispose);
  return server;
}

export function shareServer(options: TestOptions = {}): () => TestServer {
  let created: Awaited<ReturnType<typeof startTestServer>> | undefined;
  beforeAll(async () => {
    created = await startTestServer(options);
  }, 90_000);
  afterAll(() => created?.dispose());
  return () => {
    if (!created) throw new Error('The server runs only while the tests run.');
    return created.server;
  };
}

export async function startTestServer(
  options: TestOptions = {},
): Promise<{ server: TestServer; dispose: () => Promise<void> }> {
  holdDocuments();
  const log = collectLog();
  const dataDir = options.dataDir ?? (await dataDirectory(options));
  const folder = createSchemaFolder(options.files ?? smallBusiness());
  const settings = await settingsOver(folder, dataDir, options.environment);
  const server = await startServer(settings, { logStream: log.stream, ...options });
  const dispose = async (): Promise<void> => {
    await server.close();
    await removeDatabaseOf(dataDir);
    rmSync(folder, { recursive: true, force: true });
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return { server: { ...server, ...clientOf(server.address, settings.apiBase), log: log.text }, dispose };
}

async function settingsOver(folder: string, dataDir: string, environment: TestOptions['environment'] = {}) {
  const settings = parseSettings({
    PORT: '0',
    ADMIN_PASSWORD: testPassword,
    DATA_DIR: dataDir,
    DATABASE_URL: await databaseUrlOf(dataDir),
    LOG_LEVEL: 'trace',
    ...environment,
  });
  return { ...settings, schemaFolders: [folder, ...settings.schemaFolders.slice(1)] };
}

/** Creates a data directory for a server: a prepared one for servers over the small business alone. */
async function dataDirectory({ environment = {}, files, seedDemo }: TestOptions): Promise<string> {
  // The first start also grants the demo users what belongs to the documents.
  const isOtherwise =
    files !== undefined || seedDemo !== undefined || environment['DEMO'] === '0' || 'SCHEMAS_DIR' in environment;
  if (isOtherwise || hasTestServer) return createDataDirectory();
  return copyReadyDirectory('small business', async (dataDir) => {
    const folder = createSchemaFolder(smallBusiness());
    const server = await startServer(await settingsOver(folder, dataDir), { logStream: collectLog().stream });
    rmSync(folder, { recursive: true, force: true });
    return server;
  });
}

export function clientOf(address: string, apiBase = '/jeecg-boot'): TestClient {
  const send = async (path: string, init: RequestInit): Promise<ApiAnswer> => {
    const response = await fetch(address + path, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson && text !== '' ? JSON.parse(text) : undefined,
    };
  };
  const call: TestClient['call'] = (method, url, { token, headers, body } = {}) =>
    send(url, {
      method,
      headers: {
        ...headers,
        ...(token !== undefined && { 'x-access-token': token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const api: TestClient['api'] = (method, path, callOptions) => call(method, apiBase + path, callOptions);
  return {
    call,
    api,
    get: (path, headers = {}) => send(path, { headers }),
    async signIn(username, password = testPassword) {
      const answer = await api('POST', '/sys/login', { body: { username, password } });
      return String(answer.json.result?.token);
    },
  };
}
