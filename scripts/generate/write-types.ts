import { compile, type JSONSchema } from 'json-schema-to-typescript';

import { documentKinds } from '../../src/schema/documents/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import type { VocabularyEntry } from '../../src/schema/vocabulary.ts';
import { mapSchema } from '../words/schema-parts.ts';

const options = {
  bannerComment: '',
  additionalProperties: false,
  unknownAny: true,
  format: false,
  strictIndexSignatures: true,
  // Each length becomes a tuple in a union; the validators check the maximum of longer lists.
  maxItems: 8,
};

/** Prints the types of documents: one interface per kind and a union of all. */
export async function documentTypes(closed: JsonObject): Promise<string> {
  const definitions = closed['definitions'];
  if (!isJsonObject(definitions)) throw new Error('the closed meta-schema has no definitions');
  const renamed = Object.entries(definitions).map(([name, schema]) => [typeName(name), withoutBranches(schema)]);
  const kinds = documentKinds.map((kind) => ({ $ref: `#/definitions/${typeName(kind)}` }));
  const schema: JSONSchema = { definitions: Object.fromEntries(renamed), oneOf: kinds };
  return compile(schema, 'AnyDocument', options);
}

/**
 * Prints the types of the props of widgets, cells and actions: `InputWidgetProps`, `MoneyCellProps`,
 * `ConfirmActionProps`.
 */
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

/**
 * Converts `common_fieldName` to `CommonFieldName`, `open-dialog` to `OpenDialog`, `sales/order-line` to
 * `SalesOrderLine`.
 */
export function typeName(name: string): string {
  const pascal = name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());
  return documentKinds.some((kind) => kind === name) ? `${pascal}Document` : pascal;
}

function withoutBranches(schema: JsonValue): JsonValue {
  if (!isJsonObject(schema)) return schema;
  const { allOf: _, ...rest } = schema;
  return renameReferences(untitled(rest));
}

/** Titles would become the names of types, so they become comments if there is no description. */
function untitled(schema: JsonObject): JsonObject {
  return mapSchema(schema, (part): JsonObject => {
    const { title, description = title, examples: _, default: __, $ref, ...rest } = part;
    const comment: JsonObject = typeof description === 'string' ? { description } : {};
    // Next to a reference, texts would create a separate type instead of the named one.
    if (typeof $ref === 'string') return 'description' in comment ? { ...comment, allOf: [{ $ref }] } : { $ref };
    const standard = Object.entries(rest).filter(([keyword]) => !keyword.startsWith('x-'));
    return { ...comment, ...Object.fromEntries(standard) };
  });
}

function renameReferences(schema: JsonObject): JsonObject {
  return mapSchema(schema, (part) => {
    const { $ref } = part;
    return typeof $ref === 'string'
      ? { ...part, $ref: `#/definitions/${typeName($ref.replace('#/definitions/', ''))}` }
      : part;
  });
}
