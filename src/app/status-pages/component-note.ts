import { readText } from '../../engine/values/index.ts';
import { readString, type JsonObject, type JsonValue } from '../../schema/json/index.ts';

/** The ending of a component that means every component below it. */
const below = '/*';

/**
 * Finds the sentence about a component that has no page here, in the current language: its own, or that of the longest
 * path above it. Returns undefined where nobody wrote one.
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
