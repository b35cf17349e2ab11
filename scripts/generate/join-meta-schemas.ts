import { documentKinds } from '../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import { readMetaSchemas } from '../words/meta-schemas.ts';

const files = ['common', ...documentKinds];

/**
 * Joins the definitions of all meta-schemas: a kind has its own name (`list`), the definitions in its file follow it
 * (`list_listBody`), and references are adjusted.
 */
export function joinMetaSchemas(): JsonObject {
  const schemas = readMetaSchemas();
  const definitions: JsonObject = {};
  for (const file of files) {
    const { definitions: own, $id: _, $schema: __, ...root } = schemas.get(`${file}.schema.json`) ?? {};
    const inner = isJsonObject(own) ? own : {};
    for (const [name, schema] of Object.entries(inner)) definitions[`${file}_${name}`] = relocate(schema, file);
    if (file !== 'common') definitions[file] = relocate(root, file);
  }
  return definitions;
}

function relocate(value: JsonValue, file: string): JsonValue {
  if (Array.isArray(value)) return value.map((item) => relocate(item, file));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? relocateReference(inner, file) : relocate(inner, file),
    ]),
  );
}

function relocateReference(reference: string, file: string): string {
  const [target, name] = reference.split('#/definitions/');
  return `#/definitions/${target ? target.replace('.schema.json', '') : file}_${name}`;
}
