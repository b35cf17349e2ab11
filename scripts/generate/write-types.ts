import { compile, type JSONSchema } from 'json-schema-to-typescript';

import { documentKinds } from '../../src/schema/documents/document.ts';
import { isOpenChoice } from '../../src/schema/format/index.ts';
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

/** JSON has no undefined members. */
const propsOptions = { ...options, strictIndexSignatures: false, declareExternallyReferenced: true };

/**
 * Prints the types of documents from the joined meta-schemas: one interface per kind and a union of all. They describe
 * what the gate lets through (`src/engine/gate`), which checks neither the length of lists nor, where a host
 * application may add names, the name.
 */
export async function documentTypes(definitions: JsonObject): Promise<string> {
  const renamed = Object.entries(definitions).map(([name, schema]) => [typeName(name), asGated(schema)]);
  const kinds = documentKinds.map((kind) => ({ $ref: `#/definitions/${typeName(kind)}` }));
  const schema: JSONSchema = { definitions: Object.fromEntries(renamed), oneOf: kinds };
  return compile(schema, 'AnyDocument', { ...options, ignoreMinAndMaxItems: true, strictIndexSignatures: false });
}

/**
 * Prints the types of the props of widgets, cells and actions: `InputWidgetProps`, `MoneyCellProps`,
 * `ConfirmActionProps`. The gate drops a prop that does not fit, so a component must expect that any of them is
 * missing; a step that does not fit is dropped whole, so the arguments of an action have their required ones.
 */
export async function propsTypes(
  shelf: 'Widget' | 'Cell' | 'Action',
  entries: Record<string, VocabularyEntry>,
): Promise<string> {
  const texts: string[] = [];
  for (const [name, entry] of Object.entries(entries)) {
    const { required, ...schema } = mapSchema(untitled({ ...entry.props, additionalProperties: false }), opened);
    const own = shelf === 'Action' && required !== undefined ? { ...schema, required } : schema;
    texts.push(await compile(own, `${pascal(name)}${shelf}Props`, propsOptions));
  }
  const members = Object.keys(entries).map((name) => `  '${name}': ${pascal(name)}${shelf}Props;`);
  return `${texts.join('\n')}\nexport interface ${shelf}PropsByName {\n${members.join('\n')}\n}\n`;
}

/**
 * Converts `common_fieldName` to `CommonFieldName`, `list_listBody` to `ListBody`, `open-dialog` to `OpenDialog`,
 * `sales/order-line` to `SalesOrderLine`.
 */
export function typeName(name: string): string {
  return documentKinds.some((kind) => kind === name) ? `${pascal(name)}Document` : pascal(name);
}

export function pascal(name: string): string {
  const once = name.replace(/^([a-z]+)_\1(?=[A-Z])/, '$1');
  return once.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());
}

/** A list or an object of which nothing is declared contains any JSON. */
function opened(part: JsonObject): JsonObject {
  const isList = [part.type].flat().includes('array') && part.items === undefined;
  if (isList) return { ...part, items: { tsType: 'JsonValue' } };
  const isOpen = part.type === 'object' && part.properties === undefined;
  return isOpen ? { additionalProperties: true, ...part } : part;
}

function asGated(schema: JsonValue): JsonValue {
  return isJsonObject(schema) ? renameReferences(untitled(mapSchema(schema, loosened))) : schema;
}

function loosened(part: JsonObject): JsonObject {
  const { type, enum: choices, items, anyOf, additionalProperties } = part;
  if (choices !== undefined && isOpenChoice(part)) return { description: part['description'] ?? '', type: 'string' };
  if (items !== undefined && part['x-keep-places'] === true)
    return { ...part, items: { anyOf: [items, { type: 'null' }] } };
  if (Array.isArray(anyOf) && anyOf.every(isOnlyRequired)) {
    const { anyOf: _, ...rest } = part;
    return rest;
  }
  if (type !== 'object' || additionalProperties !== undefined) return part;
  const { properties: _, ...rest } = part;
  return { ...rest, additionalProperties: { $ref: '#/definitions/common_anyValue' } };
}

function isOnlyRequired(branch: JsonValue): boolean {
  return isJsonObject(branch) && Object.keys(branch).every((keyword) => keyword === 'required');
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
