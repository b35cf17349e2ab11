import { isJsonObject, type JsonValue } from '../../../src/schema/json/index.ts';

/** Adds texts to those of the interface (`en-us.json`) in their order; existing ones stay. */
export function withEnglish(text: string, added: Record<string, string>): string {
  const there: JsonValue = JSON.parse(text);
  const all = { ...added, ...(isJsonObject(there) ? there : {}) };
  const sorted = Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
