import { expect, test } from 'vitest';

import { readMetaSchemas } from '../../../scripts/words/meta-schemas.ts';
import { documentKinds } from '../../schema/documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import { isDrawnKind } from '../../schema/kinds/kinds.ts';
import { vocabulary } from '../model/testing/vocabulary.ts';
import { gate } from './index.ts';

const schemas = readMetaSchemas();

function metaSchema(file: string): JsonObject {
  return schemas.get(file) ?? {};
}

function withAllKeys(schema: JsonValue | undefined, file: string, inside: readonly string[] = []): JsonValue {
  if (!isJsonObject(schema)) return null;
  const { $ref, anyOf, properties, items, additionalProperties } = schema;
  if (typeof $ref === 'string') {
    const [other = '', pointer = ''] = $ref.split('#');
    const target = `${other === '' ? file : other}#${pointer}`;
    if (inside.includes(target)) return null;
    const name = pointer.replace('/definitions/', '');
    const { definitions } = metaSchema(other === '' ? file : other);
    const definition = isJsonObject(definitions) ? definitions[name] : undefined;
    return withAllKeys(definition, other === '' ? file : other, [...inside, target]);
  }
  if (Array.isArray(anyOf)) {
    const values = anyOf.map((branch) => withAllKeys(branch, file, inside));
    return values.find((value) => isJsonObject(value) || Array.isArray(value)) ?? null;
  }
  if (items !== undefined) return [withAllKeys(items, file, inside)];
  if (isJsonObject(properties)) {
    const members = Object.entries(properties).map(([key, each]) => [key, withAllKeys(each, file, inside)]);
    return Object.fromEntries(members);
  }
  return isJsonObject(additionalProperties) ? { a: withAllKeys(additionalProperties, file, inside) } : null;
}

test.each(documentKinds.filter(isDrawnKind))('what the format lets a %s say passes the gate', (kind) => {
  const file = `${kind}.schema.json`;
  const { problems } = gate(kind, withAllKeys(metaSchema(file), file), vocabulary, {
    document: `a/b.${kind}`,
    pointer: '',
  });
  expect(problems.filter(({ code }) => code === 'unknown-key').map(({ pointer }) => pointer)).toEqual([]);
});
