import {
  detectVersion,
  exchangeFor,
  fileExchangeFor,
  knowBackend,
  plainJson,
  type AskedBackend,
  type KnownBackend,
} from '../../../server/backend/index.ts';
import { backendDifferences, type BackendDifferences } from '../../../src/engine/backend/index.ts';
import { readString } from '../../../src/engine/values/index.ts';
import type { DocumentSet } from '../../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';

/** An error of a back end that refuses or is unreachable; the message is one Chinese sentence. */
export class BackendError extends Error {}

export interface SignedInBackend extends AskedBackend {
  known: KnownBackend;
  version: string;
  /** The version as text; some answers reveal only a range. */
  versionText: string;
  permissions: BackendDifferences['permissions'];
  send: (path: string, body: JsonObject) => Promise<JsonValue | undefined>;
}

/**
 * Signs in at a JeecgBoot with `POST /sys/mLogin`, which requires no captcha, as `PAGEWRIGHT_USER` with
 * `PAGEWRIGHT_PASSWORD`, or with the token `PAGEWRIGHT_TOKEN`.
 * @param address The address with the context path, e.g. `http://127.0.0.1:8080/jeecg-boot`.
 * @param documents Those of kind `backend` describe the answers of its version.
 * @throws BackendError
 */
export async function signInAtBackend(
  address: string,
  documents: DocumentSet,
  environment: NodeJS.ProcessEnv,
): Promise<SignedInBackend> {
  const url = address.replace(/\/+$/, '');
  if (!URL.canParse(url)) throw new BackendError(`地址“${address}”不对，应像 http://127.0.0.1:8080/jeecg-boot。`);
  const detected = await detectVersion(url);
  if (detected === 'away') throw new BackendError(`连不上后端 ${url}，请检查地址，要写上后端的根路径。`);
  const set = environment['BACKEND_VERSION'] || undefined;
  const version = set ?? detected?.version;
  if (version === undefined)
    throw new BackendError('看不出后端是哪个版本，请用环境变量 BACKEND_VERSION 写明，例如 3.5。');
  const token = environment['PAGEWRIGHT_TOKEN'] ?? (await tokenOf(url, environment));
  const { messages, permissions } = backendDifferences(documents, version);
  const caller: AskedBackend = {
    exchange: exchangeFor(url, { 'x-access-token': token }),
    file: fileExchangeFor(url, { 'x-access-token': token }),
    messages,
  };
  const send = (path: string, body: JsonObject) => post(url + path, body, { 'x-access-token': token });
  const versionText =
    set === undefined && detected?.isEarliest === true
      ? `${version} 起${detected.before === undefined ? '' : `、${detected.before} 以前`}的版本`
      : version;
  return {
    ...caller,
    version,
    versionText,
    permissions,
    send,
    known: await knowBackend(caller, new URL(url).pathname),
  };
}

async function tokenOf(url: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const { PAGEWRIGHT_USER: username = 'admin', PAGEWRIGHT_PASSWORD: password } = environment;
  if (password === undefined) throw new BackendError('请用环境变量 PAGEWRIGHT_PASSWORD 写明登录后端的密码。');
  const envelope = await post(`${url}/sys/mLogin`, { username, password });
  const result = isJsonObject(envelope) ? envelope['result'] : undefined;
  const token = isJsonObject(result) ? readString(result['token']) : undefined;
  if (token !== undefined) return token;
  const message = isJsonObject(envelope) ? readString(envelope['message']) : undefined;
  throw new BackendError(`后端不让登录：${message ?? '它的回答无法识别'}`);
}

async function post(
  address: string,
  body: JsonObject,
  headers: Record<string, string> = {},
): Promise<JsonValue | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    return plainJson(answer);
  } catch {
    return undefined;
  }
}
