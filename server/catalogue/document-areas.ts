import type { DocumentSet } from '../../src/schema/documents/document.ts';

/** The permission to edit documents wherever they lie; with `:<area>` behind it, those of an area. */
export const editPermission = 'system:document:edit';

/** What the names of the permissions of authors begin with. */
export const authorPermissions = 'system:document:';

/** The area of a document: the first folder that it lies in, `sales` of `sales/order.list`. Undefined beside all folders. */
export function areaOf(key: string): string | undefined {
  const slash = key.indexOf('/');
  return slash > 0 ? key.slice(0, slash) : undefined;
}

/** The areas that the documents lie in. */
export function areasOf(documents: Pick<DocumentSet, 'keys'>): string[] {
  return [...new Set([...documents.keys()].flatMap((key) => areaOf(key) ?? []))].toSorted();
}
