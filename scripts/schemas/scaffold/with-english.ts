import { isJsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import type { ScaffoldParts } from './scaffold.ts';

/** Enters Chinese texts with their English among those of the interface; what is there stays, and what is no Chinese needs none. */
export function withEnglish(added: Record<string, string>): ScaffoldParts['changes'] {
  const chinese = Object.entries(added).filter(([text]) => /[\u4e00-\u9fff]/.test(text));
  if (chinese.length === 0) return [];
  return [{ file: 'src/schema/locale/en-us.json', change: (text) => entered(text, Object.fromEntries(chinese)) }];
}

function entered(text: string, added: Record<string, string>): string {
  const there: JsonValue = JSON.parse(text);
  const all = { ...added, ...(isJsonObject(there) ? there : {}) };
  const sorted = Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
