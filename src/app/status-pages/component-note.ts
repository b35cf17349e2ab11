import { readText } from '../../engine/values/index.ts';
import { readString, type JsonObject, type JsonValue } from '../../schema/json/index.ts';

/** The suffix that matches every component below a path. */
const below = '/*';

/**
 * Returns the note about a component that has no page here, in the current language: its own, or that of the longest
 * path above it. Returns undefined if there is none.
 */
export function componentNote(component: string, items: readonly JsonObject[]): string | undefined {
  let found: { path: string; note: JsonValue | undefined } | undefined;
  for (const item of items) {
    const path = readString(item['component']) ?? '';
    const isMeant = path.endsWith(below) ? component.startsWith(path.slice(0, -1)) : component === path;
    if (isMeant && item['note'] !== undefined && path.length >= (found?.path.length ?? 0))
      found = { path, note: item['note'] };
  }
  return readText(found?.note);
}
