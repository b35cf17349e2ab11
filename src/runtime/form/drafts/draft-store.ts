import type { DataRecord } from '../../data/ports.ts';

/** What was typed into a form and not saved: the changed values by data path. */
export interface Draft {
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The version of the record that was being changed; absent for a new one. */
  version?: unknown;
  values: DataRecord;
}

/** Whose draft of what: a person, the form's document, the record's id (null: a new one). */
export interface DraftPlace {
  user: string;
  document: string;
  record: string | null;
}

/** The drafts of this browser. It never throws: where storage is closed or full, nothing is kept. */
export interface DraftStore {
  read(place: DraftPlace): Draft | undefined;
  /** The oldest of the person's drafts make room for it; what is too large is not kept. */
  write(place: DraftPlace, draft: Omit<Draft, 'savedAt'>): void;
  remove(place: DraftPlace): void;
  /** Those of a person in forms of one document, the newest first. */
  list(of: Omit<DraftPlace, 'record'>): { record: string | null; savedAt: number }[];
}

const prefix = 'pagewright:draft:';
const lifetime = 7 * 24 * 60 * 60 * 1000;
const mostDrafts = 20;
const mostCharacters = 200_000;

/** `now` gives milliseconds since the epoch. */
export function createDraftStore(
  storage: () => Storage = () => localStorage,
  now: () => number = Date.now,
): DraftStore {
  const read = (key: string) => {
    const draft = parseDraft(storage().getItem(key));
    if (draft && now() - draft.savedAt < lifetime) return draft;
    storage().removeItem(key);
    return undefined;
  };
  /** Drops what has expired, and the oldest beyond the bound, so that one more fits in. */
  const makeRoom = (key: string) => {
    const others = keysOf(storage()).filter((one) => one !== key);
    const living = others.flatMap((one) => {
      const draft = read(one);
      return draft ? [{ key: one, savedAt: draft.savedAt }] : [];
    });
    const newestFirst = living.toSorted((left, right) => right.savedAt - left.savedAt);
    for (const { key: old } of newestFirst.slice(mostDrafts - 1)) storage().removeItem(old);
  };
  return {
    read: (place) => attempt(() => read(keyOf(place))),
    write(place, draft) {
      const text = JSON.stringify({ ...draft, savedAt: now() });
      if (text.length > mostCharacters) return;
      attempt(() => {
        makeRoom(keyOf(place));
        storage().setItem(keyOf(place), text);
      });
    },
    remove(place) {
      attempt(() => storage().removeItem(keyOf(place)));
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

function keyOf({ user, document, record }: DraftPlace): string {
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

function parseDraft(text: string | null): Draft | undefined {
  if (text === null) return undefined;
  const found = attempt((): unknown => JSON.parse(text));
  if (!isObject(found) || typeof found.savedAt !== 'number' || !isObject(found.values)) return undefined;
  return { savedAt: found.savedAt, values: found.values, ...('version' in found && { version: found.version }) };
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
