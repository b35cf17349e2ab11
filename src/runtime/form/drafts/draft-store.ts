import type { DataRecord } from '../../ports/index.ts';
import { type LargeTexts, createLargeTexts } from './large-texts.ts';

/** Unsaved input of a form: the changed values by data path. */
export interface Draft {
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The version of the record that was being changed; absent for a new one. */
  version?: unknown;
  values: DataRecord;
}

/** The key of a draft: user, form document, record id (null: a new record). */
export interface DraftKey {
  user: string;
  document: string;
  record: string | null;
}

/** The drafts of this browser. Never throws: where storage is unavailable or full, nothing is kept. */
export interface DraftStore {
  /** Asynchronous for a large draft. */
  read(place: DraftKey): Draft | Promise<Draft | undefined> | undefined;
  /** Evicts the user's oldest drafts where needed. A draft that is too large is not kept. */
  write(place: DraftKey, draft: Omit<Draft, 'savedAt'>): void;
  remove(place: DraftKey): void;
  /** A user's drafts of one document, the newest first. */
  list(of: Omit<DraftKey, 'record'>): { record: string | null; savedAt: number }[];
}

const prefix = 'pagewright:draft:';
const lifetime = 7 * 24 * 60 * 60 * 1000;
const mostDrafts = 20;
/** The limit for localStorage, which holds some five million characters of all pages; longer drafts go to IndexedDB. */
const mostCharacters = 200_000;
const mostLargeCharacters = 20_000_000;

/** The entry in localStorage for a draft whose values are in IndexedDB. */
type LargeDraft = Omit<Draft, 'values'> & { isLarge: true };

/** `now` gives milliseconds since the epoch. */
export function createDraftStore(
  storage: () => Storage = () => localStorage,
  now: () => number = Date.now,
  largeTexts: LargeTexts = createLargeTexts('pagewright:drafts'),
): DraftStore {
  const read = (key: string) => {
    const draft = parseDraft(storage().getItem(key));
    if (draft && now() - draft.savedAt < lifetime) return draft;
    remove(key);
    return undefined;
  };
  const readLarge = async (key: string) => {
    const draft = parseDraft((await largeTexts.get(key)) ?? null);
    return draft && 'values' in draft ? draft : undefined;
  };
  const removeLarge = (key: string, before: string | null) => {
    const draft = parseDraft(before);
    if (draft && 'isLarge' in draft) void largeTexts.remove(key).catch(noMatter);
  };
  const remove = (key: string) => {
    removeLarge(key, storage().getItem(key));
    storage().removeItem(key);
  };
  const write = (key: string, text: string) => {
    removeLarge(key, storage().getItem(key));
    storage().setItem(key, text);
  };
  const writeLarge = (key: string, text: string, stamp: Omit<Draft, 'values'>) => {
    const before = storage().getItem(key);
    const instead = JSON.stringify({ ...stamp, isLarge: true } satisfies LargeDraft);
    storage().setItem(key, instead);
    largeTexts.set(key, text).catch(() => {
      // The storage is full: the previous draft stays.
      if (storage().getItem(key) !== instead) return;
      if (before === null) storage().removeItem(key);
      else storage().setItem(key, before);
    });
  };
  /** Drops expired drafts, and the oldest beyond the limit, to make space for one more. */
  const makeRoom = (key: string) => {
    const others = keysOf(storage()).filter((one) => one !== key);
    const living = others.flatMap((one) => {
      const draft = read(one);
      return draft ? [{ key: one, savedAt: draft.savedAt }] : [];
    });
    const newestFirst = living.toSorted((left, right) => right.savedAt - left.savedAt);
    for (const { key: old } of newestFirst.slice(mostDrafts - 1)) remove(old);
  };
  return {
    read: (place) =>
      attempt(() => {
        const key = keyOf(place);
        const draft = read(key);
        return draft && 'isLarge' in draft ? readLarge(key).catch(noMatter) : draft;
      }),
    write(place, { values, ...rest }) {
      const stamp = { ...rest, savedAt: now() };
      const text = JSON.stringify({ ...stamp, values });
      if (text.length > mostLargeCharacters) return;
      attempt(() => {
        const key = keyOf(place);
        makeRoom(key);
        if (text.length > mostCharacters) writeLarge(key, text, stamp);
        else write(key, text);
      });
    },
    remove(place) {
      attempt(() => remove(keyOf(place)));
    },
    list({ user, document }) {
      const found = attempt(() =>
        keysOf(storage()).flatMap((key) => {
          const [owner, form, record] = placeOf(key);
          const draft = owner === user && form === document ? read(key) : undefined;
          return draft ? [{ record: typeof record === 'string' ? record : null, savedAt: draft.savedAt }] : [];
        }),
      );
      return (found ?? []).toSorted((left, right) => right.savedAt - left.savedAt);
    },
  };
}

function noMatter(): undefined {
  return undefined;
}

function keyOf({ user, document, record }: DraftKey): string {
  return `${prefix}${JSON.stringify([user, document, record])}`;
}

function placeOf(key: string): unknown[] {
  const found = attempt((): unknown => JSON.parse(key.slice(prefix.length)));
  return Array.isArray(found) ? found : [];
}

function keysOf(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key) => key !== null).filter((key) => key.startsWith(prefix));
}

function parseDraft(text: string | null): Draft | LargeDraft | undefined {
  if (text === null) return undefined;
  const found = attempt((): unknown => JSON.parse(text));
  if (!isObject(found) || typeof found.savedAt !== 'number') return undefined;
  const stamp = { savedAt: found.savedAt, ...('version' in found && { version: found.version }) };
  if (found.isLarge === true) return { ...stamp, isLarge: true };
  return isObject(found.values) ? { ...stamp, values: found.values } : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
