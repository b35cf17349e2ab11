import { isJsonObject, type JsonObject, type JsonValue } from '../../src/schema/json/index.ts';
import { mapSchema } from '../words/schema-parts.ts';
import { designerOnly } from '../words/without-words.ts';

const forOtherTools = new Set(['x-en-US', 'x-group', 'x-labels', 'x-expected', ...designerOnly]);

/**
 * Adds to the closed meta-schema what JSON editors show: labels of enum values as `enumDescriptions`. Definitions of
 * plain values lose their titles and descriptions, because editors prefer those of a definition to those of the key
 * that refers to it.
 */
export function forEditors(closed: JsonObject): JsonObject {
  const { definitions, ...root } = mapSchema(closed, shown);
  const entries = Object.entries(isJsonObject(definitions) ? definitions : {});
  return { ...root, definitions: Object.fromEntries(entries.map(([name, schema]) => [name, asReferred(schema)])) };
}

function shown(schema: JsonObject): JsonObject {
  const rest = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !forOtherTools.has(keyword)));
  const { enum: values } = schema;
  const labels = schema['x-labels'];
  if (!Array.isArray(values) || !isJsonObject(labels)) return rest;
  return { ...rest, enumDescriptions: values.map((value) => labelOf(labels[String(value)])) };
}

function labelOf(label: JsonValue | undefined): string {
  const text = isJsonObject(label) ? label['zh-CN'] : undefined;
  return typeof text === 'string' ? text : '';
}

function asReferred(schema: JsonValue): JsonValue {
  if (!isJsonObject(schema) || schema['properties'] !== undefined) return schema;
  const { title: _, description: __, ...rest } = schema;
  return rest;
}
