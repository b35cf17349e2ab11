import { compile, type JSONSchema } from 'json-schema-to-typescript';

import { documentKinds } from '../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import type { VocabularyEntry } from '../../src/schema/vocabulary.ts';

const options = {
  bannerComment: '',
  additionalProperties: false,
  unknownAny: true,
  format: false,
  strictIndexSignatures: true,
};

/** The types of documents: one interface a kind and a union of all. */
export async function documentTypes(closed: JsonObject): Promise<string> {
  const definitions = closed['definitions'];
  if (!isJsonObject(definitions)) throw new Error('the closed meta-schema has no definitions');
  const renamed = Object.entries(definitions).map(([name, schema]) => [typeName(name), withoutBranches(schema)]);
  const kinds = documentKinds.map((kind) => ({ $ref: `#/definitions/${typeName(kind)}` }));
  const schema: JSONSchema = { definitions: Object.fromEntries(renamed), oneOf: kinds };
  return compile(schema, 'AnyDocument', options);
}

/** The types of the props of widgets, cells and actions: `InputWidgetProps`, `MoneyCellProps`, `ConfirmActionProps`. */
export async function propsTypes(
  shelf: 'Widget' | 'Cell' | 'Action',
  entries: Record<string, VocabularyEntry>,
): Promise<string> {
  const texts: string[] = [];
  for (const [name, entry] of Object.entries(entries)) {
    const schema = untitled({ ...entry.props, additionalProperties: false }) as JSONSchema;
    texts.push(
      await compile(schema, `${typeName(name)}${shelf}Props`, { ...options, declareExternallyReferenced: true }),
    );
  }
  const members = Object.keys(entries).map((name) => `  '${name}': ${typeName(name)}${shelf}Props;`);
  return `${texts.join('\n')}\nexport interface ${shelf}PropsByName {\n${members.join('\n')}\n}\n`;
}

/** `common_fieldName` → `CommonFieldName`, `open-dialog` → `OpenDialog`, `sales/order-line` → `SalesOrderLine`. */
export function typeName(name: string): string {
  const pascal = name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());
  return documentKinds.some((kind) => kind === name) ? `${pascal}Document` : pascal;
}

function withoutBranches(schema: JsonValue): JsonValue {
  const result = renameReferences(untitled(schema));
  if (!isJsonObject(result)) return result;
  const { allOf: _, ...rest } = result;
  return rest;
}

/** Titles would become the names of types; they are for people, so they become comments. */
function untitled(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(untitled);
  if (!isJsonObject(value)) return value;
  const { title, examples: _, ...rest } = value;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, member]) => [key, untitled(member)]));
  if (typeof title !== 'string') return title === undefined ? inner : { title: untitled(title), ...inner };
  return inner['$ref'] === undefined ? { description: title, ...inner } : inner;
}

function renameReferences(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(renameReferences);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== '$ref' || typeof inner !== 'string') return [key, renameReferences(inner)];
      const name = inner.replace('#/definitions/', '');
      return [key, `#/definitions/${typeName(name)}`];
    }),
  );
}
