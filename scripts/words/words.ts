import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import { definitionOf, type MetaSchemas } from './meta-schemas.ts';

export const locales = ['zh-CN', 'en-US'] as const;

export type Locale = (typeof locales)[number];

export function wordsOf(schema: JsonObject, locale: Locale): { title?: string; description?: string } {
  const source = locale === 'zh-CN' ? schema : schema[`x-${locale}`];
  const { title, description } = isJsonObject(source) ? source : {};
  return {
    ...(typeof title === 'string' && title !== '' && { title }),
    ...(typeof description === 'string' && description !== '' && { description }),
  };
}

export function labelOf(schema: JsonObject, value: JsonValue, locale: Locale): string | undefined {
  const labels = schema['x-labels'];
  const label = isJsonObject(labels) ? labels[String(value)] : undefined;
  const text = isJsonObject(label) ? label[locale] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Returns the groups of keys in their order, with their labels (`definitions.groups` of the common schema). */
export function groupsOf(schemas: MetaSchemas): JsonObject & { enum: string[] } {
  const { schema } = definitionOf('common.schema.json#/definitions/groups', '', schemas);
  const names = Array.isArray(schema['enum']) ? schema['enum'].map(String) : [];
  return { ...schema, enum: names };
}
