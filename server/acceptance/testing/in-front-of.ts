import { afterAll, beforeAll } from 'vitest';

import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import { mustBeSigned } from '../../../src/schema/signing/signed-paths.ts';
import {
  recordedJeecgBoot,
  type RecordedJeecgBoot,
  type RecordedVersion,
} from '../../backend/testing/recorded-jeecgboot.ts';
import { doubleSecret, signingSettings } from '../../backend/testing/signed-calls.ts';
import { signatureOf } from '../../http/index.ts';
import { startTestServer, type TestServer } from '../../start/testing/running-server.ts';

/**
 * Starts the product's server in front of the double of a version, for the tests of a block, which run one after the
 * other.
 * @param held The user's points in the back end; by default those of the recording.
 * @param folder The documents of a shop.
 */
export function shareInFrontOf(version: RecordedVersion, held?: readonly string[], folder?: string) {
  let backEnd: RecordedJeecgBoot | undefined;
  let server: TestServer | undefined;
  let dispose = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    backEnd = await recordedJeecgBoot(version, held);
    const schemas = ['schemas', 'server/backend/documents', ...(folder === undefined ? [] : [folder])].join();
    const signing = signingSettings(version === '3.9.1');
    const environment = { BACKEND_URL: backEnd.url, DATABASE_URL: '', SCHEMAS_DIR: schemas, ...signing };
    ({ server, dispose } = await startTestServer({ environment }));
  });
  afterAll(async () => {
    await dispose();
    backEnd?.stop();
  });
  return () => {
    if (!backEnd || !server) throw new Error('The server runs only while the tests run.');
    const running = server;
    const call = async (method: string, path: string, body?: object) =>
      running.api(method, path, {
        token: 'admin',
        headers: signed(path, body),
        ...(body !== undefined && { body }),
      });
    const result = async (path: string) => (await call('GET', path)).json.result;
    return { backEnd, server: running, call, result };
  };
}

/** Returns the headers with which pages sign a call, if it must be signed. */
function signed(path: string, body: object | undefined): Record<string, string> {
  if (!mustBeSigned(path)) return {};
  const [url = '', search = ''] = path.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  return { 'x-sign': signatureOf({ url, query, body }, doubleSecret), 'x-timestamp': stampNow() };
}

/** Returns the current time as 14 digits, which every version reads. */
function stampNow(): string {
  return formatDate(new Date(), DATE_TIME).replaceAll(/\D/g, '');
}
