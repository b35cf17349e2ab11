import { readStrings, type JsonValue } from '../../schema/json/index.ts';
import type { TextStorage } from '../browser/index.ts';

const most = 20;

/** Returns the paths of the pages that the user opened most recently in this browser, newest first. */
export function readRecent(storage: TextStorage, person: string): readonly string[] {
  try {
    const stored: JsonValue = JSON.parse(storage.get(keyOf(person)) ?? '[]');
    return readStrings(stored).slice(0, most);
  } catch {
    return [];
  }
}

export function writeRecent(storage: TextStorage, person: string, paths: readonly string[]): void {
  storage.set(keyOf(person), JSON.stringify(paths));
}

/** Returns the paths after `opened` was added at the front, or the same array if it was already the first. */
export function nextRecent(paths: readonly string[], opened: string): readonly string[] {
  return paths[0] === opened ? paths : [opened, ...paths.filter((path) => path !== opened)].slice(0, most);
}

function keyOf(person: string): string {
  return `pagewright.recent-pages.${person}`;
}
