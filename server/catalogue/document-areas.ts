import type { DocumentSet } from '../../src/schema/documents/document.ts';

/** The permission to edit all documents; with the suffix `:<area>`, those of an area. */
export const editPermission = 'system:document:edit';

export const authorPermissions = 'system:document:';

/**
 * Returns the area of a document, which is its first folder: `sales` for `sales/order.list`. Undefined outside all
 * folders.
 */
export function areaOf(key: string): string | undefined {
  const slash = key.indexOf('/');
  return slash > 0 ? key.slice(0, slash) : undefined;
}

export function areasOf(documents: Pick<DocumentSet, 'keys'>): string[] {
  return [...new Set([...documents.keys()].flatMap((key) => areaOf(key) ?? []))].toSorted();
}
