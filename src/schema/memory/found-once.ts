import type { DocumentSet } from '../documents/document.ts';
import { oncePerObject } from './once-per-object.ts';

/**
 * Caches a result for a whole set if the content of the set never changes (`isFixed`). The result must not contain
 * localized text.
 */
export function foundOnce<Found>(find: (documents: DocumentSet) => Found): (documents: DocumentSet) => Found {
  const once = oncePerObject(find);
  return (documents) => (documents.isFixed ? once(documents) : find(documents));
}
