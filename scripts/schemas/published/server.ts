import {
  isJsonObject,
  readItems,
  readString,
  readStrings,
  type JsonObject,
  type JsonValue,
} from '../../../src/schema/json/index.ts';

export class ServerError extends Error {}

export interface PushedDocument {
  key: string;
  text: string | null;
  revision: string;
}

export interface PushEffect {
  id: string;
  message: string;
  choices: { value: string; title: string }[];
  needsChoice: boolean;
  refusal: string | undefined;
}

export interface PushDecisions {
  choices: Record<string, string>;
  allow: boolean;
}

export interface ServerDocument {
  revision: string;
  isPublished: boolean;
  /** The revision of its file in the folders of the server; empty if it has none. */
  fileRevision: string;
  isDelivered: boolean;
}

export interface DocumentServer {
  documents(): Promise<Map<string, ServerDocument>>;
  /** Returns all revisions of a document that were published on the server, and that of its file before them. */
  revisionsOf(key: string): Promise<string[]>;
  text(key: string): Promise<string>;
  /** Computes the consequences of a publication, and the rights that it grants. Changes nothing. */
  preview(documents: readonly PushedDocument[]): Promise<{ effects: PushEffect[]; gained: string[] }>;
  publish(documents: readonly PushedDocument[], note: string, decisions: PushDecisions): Promise<number>;
}

/**
 * Signs in at the server from the environment: `PAGEWRIGHT_URL`, `PAGEWRIGHT_USER` and `PAGEWRIGHT_PASSWORD`, or
 * `PAGEWRIGHT_TOKEN`.
 * @throws ServerError
 */
export async function signInAtServer(environment: NodeJS.ProcessEnv): Promise<DocumentServer> {
  const address = (environment['PAGEWRIGHT_URL'] ?? 'http://127.0.0.1:3000').replace(/\/+$/, '');
  const base = `${address}${environment['API_BASE'] ?? '/jeecg-boot'}/sys`;
  const username = environment['PAGEWRIGHT_USER'] ?? 'admin';
  const password = environment['PAGEWRIGHT_PASSWORD'];
  if (password === undefined && environment['PAGEWRIGHT_TOKEN'] === undefined)
    throw new ServerError('请用环境变量 PAGEWRIGHT_PASSWORD 写明登录服务器的密码。');
  let token: string | undefined;
  const call = async (method: string, path: string, body?: JsonObject): Promise<JsonValue> => {
    const headers = {
      ...(token !== undefined && { 'x-access-token': token }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(
      () => {
        throw new ServerError(`连不上服务器 ${address}，请检查 PAGEWRIGHT_URL。`);
      },
    );
    const envelope: unknown = await answer.json().catch(() => undefined);
    const isEnvelope =
      typeof envelope === 'object' && envelope !== null && 'success' in envelope && 'result' in envelope;
    if (!isEnvelope) throw new ServerError(`服务器 ${address} 的回答无法识别，请检查 PAGEWRIGHT_URL。`);
    const { success, result } = envelope;
    if (success !== true) throw new ServerError('message' in envelope ? String(envelope.message) : '服务器拒绝了。');
    const value: JsonValue = JSON.parse(JSON.stringify(result ?? null));
    return value;
  };
  const member = (value: JsonValue, name: string): JsonValue | undefined =>
    isJsonObject(value) ? value[name] : undefined;
  token =
    environment['PAGEWRIGHT_TOKEN'] ??
    readString(member(await call('POST', '/mLogin', { username, password: password ?? '' }), 'token'));
  return {
    async documents() {
      const documents = readItems(await call('GET', '/document/list'));
      const known = documents.map((each) => [String(each['key']), readServerDocument(each)] as const);
      // A draft of a document that does not exist has no revision.
      return new Map(known.filter(([, { revision }]) => revision !== ''));
    },
    async revisionsOf(key) {
      const versions = readItems(await call('GET', `/document/versions?key=${encodeURIComponent(key)}`));
      return versions.flatMap(({ revision }) => readString(revision) ?? []);
    },
    text: async (key) =>
      readString(member(await call('GET', `/document/queryByKey?key=${encodeURIComponent(key)}`), 'text')) ?? '',
    async preview(documents) {
      const answer = await call('POST', '/document/effects', { documents: documents.map((each) => ({ ...each })) });
      return {
        effects: readItems(member(answer, 'effects')).map(readEffect),
        gained: readStrings(member(answer, 'gained')),
      };
    },
    async publish(documents, note, { choices, allow }) {
      const answer = await call('POST', '/document/publish', {
        documents: documents.map((each) => ({ ...each })),
        note,
        choices,
        allow,
      });
      return Number(member(answer, 'publication'));
    },
  };
}

function readServerDocument(sent: JsonObject): ServerDocument {
  return {
    revision: readString(sent['revision']) ?? '',
    isPublished: sent['isPublished'] === true,
    fileRevision: readString(sent['fileRevision']) ?? '',
    isDelivered: sent['isDelivered'] === true,
  };
}

function readEffect(sent: JsonObject): PushEffect {
  return {
    id: readString(sent['id']) ?? '',
    message: readString(sent['message']) ?? '',
    choices: readItems(sent['choices']).map(({ value, title }) => ({
      value: readString(value) ?? '',
      title: readString(title) ?? '',
    })),
    needsChoice: sent['needsChoice'] === true,
    refusal: readString(sent['refusal']),
  };
}
