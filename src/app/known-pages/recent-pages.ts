import { readStrings, type JsonValue } from '../../schema/json/index.ts';
import type { TextStorage } from '../browser/index.ts';

const most = 20;

/** Paths of the pages that a person opened last in this browser, the last one first. */
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

/** The paths after one more was opened; the same object where it was the last one already. */
export function nextRecent(paths: readonly string[], opened: string): readonly string[] {
  return paths[0] === opened ? paths : [opened, ...paths.filter((path) => path !== opened)].slice(0, most);
}

function keyOf(person: string): string {
  return `pagewright.recent-pages.${person}`;
}
