import { readText } from '../../../src/engine/values/index.ts';
import type { TextMatch } from '../../../src/runtime/search/use-text-match.ts';
import { isJsonObject, type JsonObject } from '../../../src/schema/json/index.ts';

/** Returns the fields of the form's model in order; with a search, those whose title or name `matches` it. */
export function modelEntries(
  fields: JsonObject | undefined,
  search: string,
  matches: TextMatch,
): { name: string; title: string }[] {
  const wanted = search.trim();
  return Object.entries(fields ?? {}).flatMap(([name, field]) => {
    const title = (isJsonObject(field) && readText(field['title'])) || name;
    const isWanted = wanted === '' || matches(title, wanted) || matches(name, wanted);
    return isWanted ? [{ name, title }] : [];
  });
}
