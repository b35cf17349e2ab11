import type { JsonObject } from '../../src/schema/json/index.ts';
import { mapSchema } from './schema-parts.ts';

/** What only panels of the designer read: how a value is edited, and the nodes that a key means something to. */
export const designerOnly = ['x-input', 'x-applies', 'x-typed-by'];

const words = new Set(['description', 'examples', 'x-en-US', 'x-labels', 'x-group', ...designerOnly]);

/** The schema without what only people and tools read of it, at any depth: what staff pages load and validators hold. */
export function withoutWords(schema: JsonObject): JsonObject {
  return mapSchema(schema, (part) =>
    Object.fromEntries(Object.entries(part).filter(([keyword]) => !words.has(keyword))),
  );
}
