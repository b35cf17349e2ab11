import type { ResolvedList } from '../../../engine/list/index.ts';

/** Returns the storage key of a list's look and views. */
export function listStorageKey({ place, document }: Pick<ResolvedList, 'place' | 'document'>): string {
  return place ?? document;
}

/** Returns the storage keys that the list's look had under former ids of its model, the latest first. */
export function formerStorageKeys({
  place,
  document,
  model,
}: Pick<ResolvedList, 'place' | 'document' | 'model'>): string[] {
  const { id, formerIds = [] } = model;
  if (place !== undefined || !document.startsWith(`${id}.`)) return [];
  return formerIds.map((former) => former + document.slice(id.length));
}
