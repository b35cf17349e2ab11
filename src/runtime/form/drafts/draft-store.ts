import {
  attempt,
  isFresh,
  keyOf,
  keysOf,
  listDrafts,
  parseDraft,
  type Draft,
  type DraftKey,
  type LargeDraft,
  type ListedDraft,
} from './kept-drafts.ts';
import { createLargeTexts, type LargeTexts } from './large-texts.ts';

/** The drafts of this browser. Never throws: if storage is unavailable or full, nothing is kept. */
export interface DraftStore {
  /** Asynchronous for a large draft. */
  read(place: DraftKey): Draft | Promise<Draft | undefined> | undefined;
  /** Evicts the oldest drafts if needed. A draft that is too large is not kept. */
  write(place: DraftKey, draft: Omit<Draft, 'savedAt'>): void;
  remove(place: DraftKey): void;
  list(of: Omit<DraftKey, 'record'>): ListedDraft[];
}

const mostDrafts = 20;
/** The limit for localStorage, which holds about five million characters per origin; longer drafts go to IndexedDB. */
const mostCharacters = 200_000;
const mostLargeCharacters = 20_000_000;

/** Creates a draft store. `now` returns milliseconds since the epoch. */
export function createDraftStore(
  storage: () => Storage = () => localStorage,
  now: () => number = Date.now,
  largeTexts: LargeTexts = createLargeTexts('pagewright:drafts'),
): DraftStore {
  const read = (key: string) => {
    const draft = parseDraft(storage().getItem(key));
    if (draft && isFresh(draft, now())) return draft;
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
      // The storage is full: the previous draft remains.
      if (storage().getItem(key) !== instead) return;
      if (before === null) storage().removeItem(key);
      else storage().setItem(key, before);
    });
  };
  /** Removes expired drafts, and the oldest ones above the limit, to make room for one more. */
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
    list: (of) => listDrafts(storage, of, now),
  };
}

function noMatter(): undefined {
  return undefined;
}
