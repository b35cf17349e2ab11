import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { printDocument } from '../../../src/schema/printer/print-document.ts';
import { form, model } from './many-documents.ts';

export const changes: readonly {
  key: string;
  what: string;
  change: (body: JsonObject, round: number) => JsonObject;
}[] = [
  { key: form, what: 'a form', change: (body, round) => ({ ...body, title: `表单 ${round}` }) },
  {
    key: model,
    what: 'a model with a new field',
    change(body, round) {
      const schema = objectOf(body['schema']);
      const field = { type: 'string', title: `新的 ${round}`, maxLength: 50 };
      return {
        ...body,
        schema: { ...schema, properties: { ...objectOf(schema['properties']), [`extra${round}`]: field } },
      };
    },
  },
];

function objectOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

export interface ChangedDocument {
  key: string;
  text: string;
  revision: string;
}

export function authorOf(address: string, token: string) {
  const call = async (method: string, path: string, body?: object): Promise<JsonObject> => {
    const answer = await fetch(`${address}/jeecg-boot/${path}`, {
      method,
      headers: { 'x-access-token': token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const envelope: JsonValue = await answer.json();
    if (!isJsonObject(envelope) || envelope['success'] !== true) throw new Error(JSON.stringify(envelope));
    return objectOf(envelope['result']);
  };
  return {
    async changed(key: string, change: (body: JsonObject) => JsonObject): Promise<ChangedDocument> {
      const { text, revision } = await call('GET', `sys/document/queryByKey?key=${key}`);
      const body: JsonValue = JSON.parse(String(text));
      return { key, text: printDocument(change(objectOf(body))), revision: String(revision) };
    },
    check: (document: ChangedDocument) => call('POST', 'sys/document/check', { documents: [document] }),
    publish: (document: ChangedDocument) =>
      call('POST', 'sys/document/publish', { note: '换一个标题', documents: [document] }),
    add: (path: string, record: object) => call('POST', path, record),
  };
}
