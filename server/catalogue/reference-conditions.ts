import { readObject, readString } from '../../src/engine/values/index.ts';
import type { DocumentSet } from '../../src/schema/documents/document.ts';
import type { JsonObject, JsonValue } from '../../src/schema/json/index.ts';

export function referenceConditions(documents: DocumentSet): ReadonlyMap<string, readonly JsonObject[]> {
  const found = new Map<string, JsonObject[]>();
  for (const key of documents.keys())
    for (const reference of referencesIn(documents.get(key)?.body)) {
      const model = readString(reference['model']);
      const where = readObject(reference['where']);
      if (model !== undefined && Object.keys(where).length > 0) found.set(model, [...(found.get(model) ?? []), where]);
    }
  return found;
}

function* referencesIn(value: JsonValue | undefined): Iterable<JsonObject> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield readObject(value['x-ref']);
  for (const inner of Object.values(value)) yield* referencesIn(inner);
}
