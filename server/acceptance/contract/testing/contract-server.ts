import { createHash } from 'node:crypto';
import { beforeAll } from 'vitest';

import { compareVersions } from '../../../../src/engine/backend/index.ts';
import { DATE_TIME, formatDate } from '../../../../src/engine/values/index.ts';
import { mustBeSigned } from '../../../../src/schema/signing/signed-paths.ts';
import { signedText } from '../../../../src/schema/signing/signed-text.ts';
import { detectVersion } from '../../../backend/index.ts';
import { demoServer } from '../../../start/testing/demo-server.ts';
import { clientOf, testPassword, type ApiAnswer, type TestClient } from '../../../start/testing/running-server.ts';

/** The other server to test, including its root path, e.g. `http://host:8080/jeecg-boot`. */
const elsewhere = process.env['CONTRACT_URL'];

const versionElsewhere = elsewhere === undefined ? undefined : await findVersion(elsewhere);

async function findVersion(url: string): Promise<string> {
  const known = process.env['CONTRACT_VERSION'];
  const found = known === undefined ? await detectVersion(url) : { version: known };
  if (typeof found !== 'object') throw new Error(`${url} does not give its version; set CONTRACT_VERSION.`);
  return found.version;
}

export function isSince(version: string): boolean {
  return versionElsewhere !== undefined && compareVersions(versionElsewhere, version) >= 0;
}

export const isElsewhere = elsewhere !== undefined;

export interface ContractServer {
  call(method: string, path: string, body?: unknown, token?: string): Promise<ApiAnswer>;
  upload(path: string, fields: Record<string, string | File>): Promise<ApiAnswer['json']>;
  signIn(username: string, password: string): Promise<ApiAnswer['json']>;
  administrator: { username: string; password: string };
}

/**
 * Returns the tested server: the product's own, or the one at `CONTRACT_URL`, where `CONTRACT_USER` and
 * `CONTRACT_PASSWORD` sign in without a captcha (`/sys/mLogin`). Calls are signed with `CONTRACT_SECRET`, in the time
 * zone of the test.
 */
export function contractServer(): ContractServer {
  const own = elsewhere === undefined ? demoServer() : undefined;
  const administrator = {
    username: process.env['CONTRACT_USER'] ?? 'admin',
    password: process.env['CONTRACT_PASSWORD'] ?? testPassword,
  };
  let client: TestClient | undefined;
  let base = '';
  let token = '';
  const current = (): TestClient => client ?? clientOf(elsewhere ?? '', '');
  const server: ContractServer = {
    administrator,
    call: (method, path, body, as = token) =>
      current().api(method, path, { token: as, headers: signed(path), ...(body !== undefined && { body }) }),
    async upload(path, fields) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const answer = await fetch(base + path, { method: 'POST', headers: { 'x-access-token': token }, body });
      return answer.json();
    },
    signIn: async (username, password) =>
      (await current().api('POST', '/sys/mLogin', { body: { username, password } })).json,
  };
  beforeAll(async () => {
    client = own?.client();
    base = elsewhere ?? `${own?.address()}/jeecg-boot`;
    token = String((await server.signIn(administrator.username, administrator.password)).result?.token);
  });
  return server;
}

function signed(path: string): Record<string, string> {
  const secret = process.env['CONTRACT_SECRET'];
  if (elsewhere === undefined || secret === undefined || !mustBeSigned(path)) return {};
  const [url = '', search = ''] = path.split('?');
  const text = signedText({ url, query: Object.fromEntries(new URLSearchParams(search)) });
  const sign = createHash('md5').update(`${text}${secret}`).digest('hex').toUpperCase();
  return { 'x-sign': sign, 'x-timestamp': formatDate(new Date(), DATE_TIME).replaceAll(/\D/g, '') };
}
