import type { JsonObject } from '../json/index.ts';
import { currentLocale, type Locale } from '../locale/index.ts';
import type { DocumentKey, DocumentSet, SourceDocument } from './document.ts';
import { foundOnce } from './found-once.ts';

/** Whether a set still says what was read of it. */
export type StillSays = (documents: DocumentSet) => boolean;

/** A set that notes what is read of it; `ask` tells it of answers. */
export interface NotingSet extends DocumentSet {
  /** The set behind it. */
  behind: DocumentSet;
  note(stillSays: StillSays): void;
}

interface Made<Found> {
  key: DocumentKey;
  /** The body of each document that was read; undefined where there was none. */
  bodies: ReadonlyMap<DocumentKey, JsonObject | undefined>;
  others: readonly StillSays[];
  found: Found;
}

/**
 * What is found of a document among others: found again only where its body, or one that was read for it, is another
 * object; once for each language. Finding may read bodies, keys and kinds of documents, nothing else of them.
 * @param find what it takes beside document and set must follow from the document's body.
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
 * Asks something of a whole set. What is recalled by `recallByBody` then depends on the answer, not on every document
 * that was read to give it.
 * @param isSame whether two answers say the same.
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

/** Reads through the set, so that a set which notes notes it too. */
function isCurrent({ bodies, others }: Made<unknown>, documents: DocumentSet): boolean {
  for (const [key, body] of bodies) if (documents.get(key)?.body !== body) return false;
  return others.every((stillSays) => stillSays(documents));
}
