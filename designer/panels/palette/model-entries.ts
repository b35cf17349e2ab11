import { readText } from '../../../src/engine/values/index.ts';
import { isJsonObject, type JsonObject } from '../../../src/schema/json/index.ts';

/** Returns the fields of the form's model in order; with a search, those whose title or name contains it. */
export function modelEntries(fields: JsonObject = {}, search = ''): { name: string; title: string }[] {
  const wanted = search.trim().toLowerCase();
  return Object.entries(fields).flatMap(([name, field]) => {
    const title = (isJsonObject(field) && readText(field['title'])) || name;
    const isWanted = title.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted);
    return isWanted ? [{ name, title }] : [];
  });
}
