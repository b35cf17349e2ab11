import type { JsonObject } from '../../src/schema/json/index.ts';
import { mapSchema } from './schema-parts.ts';

const words = new Set(['description', 'examples', 'x-en-US', 'x-labels', 'x-group']);

/** The schema without what only people and tools read of it, at any depth: what staff pages load and validators hold. */
export function withoutWords(schema: JsonObject): JsonObject {
  return mapSchema(schema, (part) =>
    Object.fromEntries(Object.entries(part).filter(([keyword]) => !words.has(keyword))),
  );
}
