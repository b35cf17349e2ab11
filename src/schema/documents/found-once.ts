import type { DocumentSet } from './document.ts';

/**
 * Caches a result for a whole set if the content of the set never changes (`isFixed`). The result must not contain
 * localized text.
 */
export function foundOnce<Found>(find: (documents: DocumentSet) => Found): (documents: DocumentSet) => Found {
  const known = new WeakMap<DocumentSet, { found: Found }>();
  return (documents) => {
    if (!documents.isFixed) return find(documents);
    const before = known.get(documents) ?? { found: find(documents) };
    known.set(documents, before);
    return before.found;
  };
}
