import { isRecord } from '../../schema/json/index.ts';
import type { TextStorage } from './browser-storage.ts';

/** A storage whose values expire. They are written as `{ value, expires }`, in milliseconds since the epoch. */
export interface ExpiringStorage {
  /** Returns the parsed value, or undefined if it is missing, expired or unreadable. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/** Tokens and dictionaries live for 7 days (docs/requirements.md, Constants). */
export const sevenDays = 604_800_000;

export function createExpiringStorage(storage: TextStorage, now: () => number, lifetime = sevenDays): ExpiringStorage {
  return {
    read(key) {
      const entry = parse(storage.get(key));
      if (!entry) return undefined;
      if (entry.expires > now()) return entry.value;
      storage.remove(key);
      return undefined;
    },
    write(key, value) {
      storage.set(key, JSON.stringify({ value, expires: now() + lifetime }));
    },
    remove(key) {
      storage.remove(key);
    },
  };
}

function parse(text: string | undefined): { value: unknown; expires: number } | undefined {
  if (text === undefined) return undefined;
  try {
    const entry: unknown = JSON.parse(text);
    return isRecord(entry) && typeof entry.expires === 'number'
      ? { value: entry.value, expires: entry.expires }
      : undefined;
  } catch {
    return undefined;
  }
}
