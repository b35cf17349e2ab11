import { readObject, readString } from '../../../src/engine/values/index.ts';
import { isJsonObject, type JsonValue } from '../../../src/schema/json/index.ts';

const patience = 10_000;

export interface DetectedVersion {
  version: string;
  /** True if it is the earliest version that shows the evidence, not a version number that the back end reported. */
  isEarliest: boolean;
  /** The first later version without that evidence; absent if none is known. */
  before?: string;
}

/**
 * Detects the version of a JeecgBoot without a token: by the number in its API description (`/v3/api-docs`), by the
 * message for a missing token (`token为空!` since 3.9.0), by the answer to an unknown path (Spring Boot 3.2, 3.8.3), by
 * the older description (`/v2/api-docs`, before 3.5).
 * @returns `away` if it does not answer or a gateway answers for it; undefined if it gives no evidence.
 */
export async function detectVersion(url: string): Promise<DetectedVersion | 'away' | undefined> {
  const described = readString(readObject(memberOf((await ask(`${url}/v3/api-docs`))?.body, 'info'))['version']);
  if (described !== undefined && /^[2-9]\.\d+(\.\d+)?$/.test(described)) return exactly(described);
  const refusal = await ask(`${url}/sys/user/getUserInfo`);
  if (!refusal || refusal.status >= 502) return 'away';
  if (messageOf(refusal.body).startsWith('token为空')) return earliest('3.9.0');
  const unknown = await ask(`${url}/no/such/file.js`);
  if (messageOf(unknown?.body).includes('No static resource')) return earliest('3.8.3', '3.9.0');
  const older = await ask(`${url}/v2/api-docs`);
  return isJsonObject(older?.body) && older.body['swagger'] === '2.0' ? earliest('2.4', '3.2') : undefined;
}

function exactly(version: string): DetectedVersion {
  return { version, isEarliest: false };
}

function earliest(version: string, before?: string): DetectedVersion {
  return { version, isEarliest: true, ...(before !== undefined && { before }) };
}

async function ask(url: string): Promise<{ status: number; body: JsonValue } | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'manual' });
    const text = await response.text();
    return { status: response.status, body: parsed(text) };
  } catch {
    return undefined;
  }
}

function parsed(text: string): JsonValue {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function memberOf(body: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(body) ? body[name] : undefined;
}

function messageOf(body: JsonValue | undefined): string {
  return readString(memberOf(body, 'message')) ?? '';
}
