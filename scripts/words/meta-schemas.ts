import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isJsonObject, readObject, type JsonObject } from '../../src/schema/json/index.ts';

export type MetaSchemas = ReadonlyMap<string, JsonObject>;

export function readMetaSchemas(): MetaSchemas {
  const folder = 'schemas/meta';
  const files = readdirSync(folder).filter((file) => file.endsWith('.schema.json'));
  return new Map(
    files.toSorted().map((file) => [file, withBody(JSON.parse(readFileSync(join(folder, file), 'utf8')))]),
  );
}

const ownOf = new Set(['title', 'description', 'x-en-US', 'type', 'additionalProperties', 'properties']);

/**
 * Completes the meta-schema of a kind whose body also appears inside other documents: `x-body` names the definition of
 * that body, which declares the keys of both and how they are read. The document's own keywords take precedence.
 */
function withBody({ 'x-body': name, ...schema }: JsonObject): JsonObject {
  if (typeof name !== 'string') return schema;
  const body = readObject(readObject(schema['definitions'])[name]);
  const shared = Object.fromEntries(Object.entries(body).filter(([keyword]) => !ownOf.has(keyword)));
  const own = readObject(schema['properties']);
  const inherited = Object.entries(readObject(body['properties'])).filter(([key]) => !Object.hasOwn(own, key));
  return { ...schema, ...shared, properties: { ...own, ...Object.fromEntries(inherited) } };
}

export interface Definition {
  file: string;
  name: string;
  schema: JsonObject;
}

/**
 * Resolves a reference in `file` to its definition.
 * @throws if there is none.
 */
export function definitionOf(reference: string, file: string, schemas: MetaSchemas): Definition {
  const [other = '', name = ''] = reference.split('#/definitions/');
  const home = other === '' ? file : other;
  const definitions = schemas.get(home)?.['definitions'];
  const schema = isJsonObject(definitions) ? definitions[name] : undefined;
  if (!isJsonObject(schema)) throw new Error(`${file}: ${reference} names nothing`);
  return { file: home, name, schema };
}

/**
 * Returns the schema with the texts of a key: its own, or the definition it refers to if that describes a key (it has a
 * group). A definition of a general value, such as a text, does not describe what a key means.
 */
export function wordsOfKey(key: JsonObject, file: string, schemas: MetaSchemas): JsonObject {
  const { $ref } = key;
  if (key['title'] !== undefined || typeof $ref !== 'string') return key;
  const { schema } = definitionOf($ref, file, schemas);
  return schema['x-group'] === undefined ? key : schema;
}
