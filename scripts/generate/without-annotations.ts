import type { JsonObject } from '../../src/schema/json/index.ts';
import { mapSchema } from '../words/schema-parts.ts';

/** Annotations of a meta-schema that only the walk over references and the gate read (`FormatNode`). */
const annotations = new Set([
  'x-names',
  'x-key-names',
  'x-expression',
  'x-sees',
  'x-bind',
  'x-form',
  'x-props-of',
  'x-own-titles',
  'x-safe',
  'x-otherwise',
  'x-keep-places',
  'x-kept',
  'x-text',
]);

export function withoutAnnotations(schema: JsonObject): JsonObject {
  return mapSchema(schema, (part) =>
    Object.fromEntries(Object.entries(part).filter(([keyword]) => !annotations.has(keyword))),
  );
}
