import type { ResolvedModel } from '../../../../src/engine/model/index.ts';
import { readObject, readString } from '../../../../src/engine/values/index.ts';
import type { DocumentKey, SourceDocument } from '../../../../src/schema/documents/document.ts';
import type { JsonObject, JsonValue } from '../../../../src/schema/json/index.ts';
import { visitDocument } from '../../../../src/schema/references/index.ts';
import type { CatalogueState } from '../../../catalogue/index.ts';
import type { WrittenCall } from './reached-routes.ts';

export interface DocumentCall extends WrittenCall {
  name: string;
  permission?: string;
}

export interface DocumentCalls {
  calls: ReadonlyMap<string, DocumentCall>;
  models: ReadonlyMap<string, ResolvedModel>;
  transitions: ReadonlyMap<string, { model: ResolvedModel; name: string }>;
  addresses: ReadonlySet<string>;
}

export function callsOf(key: DocumentKey, { documents, models }: CatalogueState): DocumentCalls {
  const calls = new Map<string, DocumentCall>();
  const named = new Map<string, ResolvedModel>();
  const transitions = new Map<string, { model: ResolvedModel; name: string }>();
  const document = documents.get(key);
  const found = { calls, models: named, transitions, addresses: new Set<string>() };
  if (!document) return found;
  if (document.kind === 'request') calls.set(writtenOf(document), callOf(document));
  visitDocument(document, documents, {
    reference(mention) {
      if (mention.sort === 'path' && mention.of === 'api' && document.kind !== 'request')
        calls.set(mention.name, { name: mention.name, path: mention.name });
      if (mention.sort === 'transition') {
        const model = models.get(mention.model);
        if (model) transitions.set(`${mention.model} ${mention.name}`, { model, name: mention.name });
      }
      if (mention.sort !== 'document') return;
      const model = mention.kinds.includes('model') ? models.get(mention.id) : undefined;
      if (model) named.set(model.id, model);
      const request = mention.kinds.includes('request') ? documents.get(`${mention.id}.request`) : undefined;
      if (!request) return;
      for (const step of objectsNaming(document.body, mention.id))
        calls.set(`${request.key} ${JSON.stringify(step)}`, callOf(request));
    },
  });
  return { ...found, addresses: new Set(addressesIn(document.body)) };
}

function writtenOf({ key, body }: SourceDocument): string {
  return JSON.stringify([key, body['method'], body['path'], body['params'], body['body']]);
}

function callOf({ key, body }: SourceDocument): DocumentCall {
  const permission = readString(body['permission']);
  const step = readString(readObject(body['body'])['name']);
  return {
    name: key,
    method: readString(body['method']) ?? 'GET',
    path: readString(body['path']) ?? '',
    ...(permission !== undefined && { permission }),
    ...(step !== undefined && !step.includes('{{') && { step }),
  };
}

function* objectsIn(value: JsonValue | undefined): Iterable<JsonObject> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

function objectsNaming(body: JsonObject, id: string): JsonObject[] {
  return [...objectsIn(body)].filter((each) => Object.values(each).includes(id));
}

const opening = ['navigate', 'open', 'print'];

function addressesIn(body: JsonObject): string[] {
  return [...objectsIn(body)].flatMap((step) =>
    opening.flatMap((action) => {
      const address = step[action];
      return typeof address === 'string' && /\{\{|^\s*(?:\w+:|\/\/)/.test(address) ? [address] : [];
    }),
  );
}
