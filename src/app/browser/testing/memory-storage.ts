import type { TextStorage } from '../browser-storage.ts';

export function createMemoryStorage(
  entries: Record<string, string> = {},
): TextStorage & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    get: (key) => map.get(key),
    set: (key, text) => void map.set(key, text),
    remove: (key) => void map.delete(key),
  };
}
