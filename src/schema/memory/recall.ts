import { currentLocale, type Locale } from '../../locale/index.ts';
import type { DocumentKey, DocumentSet, SourceDocument } from '../documents/document.ts';
import type { JsonObject } from '../json/index.ts';
import { foundOnce } from './found-once.ts';

export type StillSays = (documents: DocumentSet) => boolean;

/** A set that records what is read from it; `ask` adds its answers by `note`. */
export interface NotingSet extends DocumentSet {
  behind: DocumentSet;
  note(stillSays: StillSays): void;
}

interface Made<Found> {
  key: DocumentKey;
  bodies: ReadonlyMap<DocumentKey, JsonObject | undefined>;
  others: readonly StillSays[];
  found: Found;
}

/**
 * Caches a result for a document within a set, once per language. It is computed again only if the document's body, or
 * a body that was read for it, is another object. `find` may read only the bodies, keys and kinds of documents.
 * @param find its further arguments must follow from the document's body.
 */
export function recallByBody<Found, More extends readonly unknown[] = []>(
  find: (document: SourceDocument, documents: DocumentSet, ...more: More) => Found,
): typeof find {
  const inLanguages: Readonly<Record<Locale, WeakMap<JsonObject, Made<Found>>>> = {
    'zh-CN': new WeakMap(),
    'en-US': new WeakMap(),
  };
  return (document, documents, ...more) => {
    const made = inLanguages[currentLocale()];
    const known = made.get(document.body);
    if (known?.key === document.key && isCurrent(known, documents)) return known.found;
    const bodies = new Map<DocumentKey, JsonObject | undefined>();
    const others: StillSays[] = [];
    const found = find(document, noting(documents, bodies, others), ...more);
    made.set(document.body, { key: document.key, bodies, others, found });
    return found;
  };
}

/**
 * Queries a whole set. A result cached by `recallByBody` then depends on the answer instead of every document that was
 * read for it.
 * @param isSame returns true if two answers are equal.
 */
export function ask<Answer>(
  documents: DocumentSet,
  question: (documents: DocumentSet) => Answer,
  isSame: (left: Answer, right: Answer) => boolean = Object.is,
): Answer {
  if (!isNoting(documents)) return question(documents);
  const answer = ask(documents.behind, question, isSame);
  documents.note((now) => isSame(ask(now, question, isSame), answer));
  return answer;
}

const keysAsText = foundOnce((documents) => [...documents.keys()].join('\n'));

function noting(behind: DocumentSet, bodies: Map<DocumentKey, JsonObject | undefined>, others: StillSays[]): NotingSet {
  let areKeysNoted = false;
  return {
    behind,
    note: (stillSays) => void others.push(stillSays),
    get(key) {
      const document = behind.get(key);
      if (!bodies.has(key)) bodies.set(key, document?.body);
      return document;
    },
    keys() {
      const keys = [...behind.keys()];
      if (!areKeysNoted) {
        areKeysNoted = true;
        const text = ask(behind, keysAsText);
        others.push((now) => ask(now, keysAsText) === text);
      }
      return keys;
    },
  };
}

function isNoting(documents: DocumentSet): documents is NotingSet {
  return 'note' in documents && 'behind' in documents;
}

/** Reads through the set, so that a set that records reads also records these. */
function isCurrent({ bodies, others }: Made<unknown>, documents: DocumentSet): boolean {
  for (const [key, body] of bodies) if (documents.get(key)?.body !== body) return false;
  return others.every((stillSays) => stillSays(documents));
}
