import type { DocumentSet } from './document.ts';

/** What is found of a whole set, no words among it: only once where what the set holds never changes (`isFixed`). */
export function foundOnce<Found>(find: (documents: DocumentSet) => Found): (documents: DocumentSet) => Found {
  const known = new WeakMap<DocumentSet, { found: Found }>();
  return (documents) => {
    if (!documents.isFixed) return find(documents);
    const before = known.get(documents) ?? { found: find(documents) };
    known.set(documents, before);
    return before.found;
  };
}
