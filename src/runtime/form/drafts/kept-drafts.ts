import { isRecord } from '../../../schema/json/index.ts';
import type { DataRecord } from '../../ports/index.ts';

/** Unsaved input of a form: the changed values by data path. */
export interface Draft {
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The version of the edited record; absent for a new one. */
  version?: unknown;
  values: DataRecord;
}

/** The key of a draft: user, form document, record id (null: a new record). */
export interface DraftKey {
  user: string;
  document: string;
  record: string | null;
}

/** The entry in localStorage for a draft whose values are in IndexedDB. */
export type LargeDraft = Omit<Draft, 'values'> & { isLarge: true };

export interface ListedDraft {
  record: string | null;
  savedAt: number;
}

const prefix = 'pagewright:draft:';
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** Lists the drafts of one document in a storage for a user, newest first. Never throws. */
export function listDrafts(
  storage: () => Storage,
  { user, document }: Omit<DraftKey, 'record'>,
  now: () => number = Date.now,
): ListedDraft[] {
  const found = attempt(() =>
    keysOf(storage()).flatMap((key) => {
      const [owner, form, record] = partsOf(key);
      const draft = owner === user && form === document ? parseDraft(storage().getItem(key)) : undefined;
      if (!draft || !isFresh(draft, now())) return [];
      return [{ record: typeof record === 'string' ? record : null, savedAt: draft.savedAt }];
    }),
  );
  return (found ?? []).toSorted((left, right) => right.savedAt - left.savedAt);
}

/** Returns true if a draft is recent enough to be offered. */
export function isFresh({ savedAt }: Pick<Draft, 'savedAt'>, now: number): boolean {
  return now - savedAt < lifetime;
}

/** Returns the storage key of a draft. */
export function keyOf({ user, document, record }: DraftKey): string {
  return `${prefix}${JSON.stringify([user, document, record])}`;
}

function partsOf(key: string): unknown[] {
  const found = attempt((): unknown => JSON.parse(key.slice(prefix.length)));
  return Array.isArray(found) ? found : [];
}

/** Returns the storage keys of all drafts. */
export function keysOf(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key) => key !== null).filter((key) => key.startsWith(prefix));
}

/** Parses the draft of a storage entry; undefined if it is not a draft. */
export function parseDraft(text: string | null): Draft | LargeDraft | undefined {
  if (text === null) return undefined;
  const found = attempt((): unknown => JSON.parse(text));
  if (!isRecord(found) || typeof found.savedAt !== 'number') return undefined;
  const stamp = { savedAt: found.savedAt, ...('version' in found && { version: found.version }) };
  if (found.isLarge === true) return { ...stamp, isLarge: true };
  return isRecord(found.values) ? { ...stamp, values: found.values } : undefined;
}

/** Returns the result of `action`; undefined if it throws. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
