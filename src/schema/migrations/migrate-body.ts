import { isJsonObject, type JsonObject, type JsonValue } from '../json/index.ts';
import { isDocumentKind, kindDefinition } from '../kinds/kinds.ts';
import type { Migration } from './define-migration.ts';

/**
 * Applies one step to a body: to the body itself, if it is of the step's kind, and to the bodies that are inline in it.
 * A step for every kind (`'*'`) applies to documents and not to inline bodies.
 */
export function migrateBody(body: JsonObject, kind: string, step: Migration): JsonObject {
  if (step.kind === '*') return step.migrate(body);
  let current = step.kind === kind ? step.migrate(body) : body;
  if (!isDocumentKind(kind)) return current;
  for (const inline of kindDefinition(kind).inline) {
    current = changeAt(current, inline.path, (inner) => migrateBody(inner, inline.kind, step));
  }
  return current;
}

function changeAt(object: JsonObject, path: readonly string[], change: (inner: JsonObject) => JsonObject): JsonObject {
  const [key, ...rest] = path;
  if (key === undefined) return change(object);
  const inner: JsonValue | undefined = Object.hasOwn(object, key) ? object[key] : undefined;
  return isJsonObject(inner) ? { ...object, [key]: changeAt(inner, rest, change) } : object;
}
