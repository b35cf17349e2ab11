import type { JsonObject } from '../../src/schema/json/index.ts';
import { mapSchema } from './schema-parts.ts';

/** Keywords that only the designer reads: its parts, how a value is edited, and the nodes to which a key applies. */
export const designerOnly = ['x-holds', 'x-input', 'x-applies', 'x-typed-by'];

const words = new Set(['description', 'examples', 'x-en-US', 'x-labels', 'x-group', ...designerOnly]);

export function withoutWords(schema: JsonObject): JsonObject {
  return mapSchema(schema, (part) =>
    Object.fromEntries(Object.entries(part).filter(([keyword]) => !words.has(keyword))),
  );
}
