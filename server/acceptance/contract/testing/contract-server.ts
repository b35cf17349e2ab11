import { beforeAll } from 'vitest';
import { type ApiAnswer, clientOf, testPassword, type TestClient } from '../../../start/testing/running-server.ts';
import { demoServer } from '../../../start/testing/demo-server.ts';

/** Another server to hold the contract against: its root path included, e.g. `http://host:8080/jeecg-boot`. */
const elsewhere = process.env['CONTRACT_URL'];

/** A server that is called as JeecgBoot's clients call one. */
export interface ContractServer {
  /** Calls as the administrator, or with a token of one's own. */
  call(method: string, path: string, body?: unknown, token?: string): Promise<ApiAnswer>;
  /** Sends a form with files. */
  upload(path: string, fields: Record<string, string | File>): Promise<ApiAnswer['json']>;
  signIn(username: string, password: string): Promise<ApiAnswer['json']>;
  administrator: { username: string; password: string };
}

/**
 * The server that the contract is held against: the product's own, or the one that `CONTRACT_URL` names, where
 * `CONTRACT_USER` and `CONTRACT_PASSWORD` sign in without a captcha (`/sys/mLogin`).
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
      current().api(method, path, { token: as, ...(body !== undefined && { body }) }),
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
