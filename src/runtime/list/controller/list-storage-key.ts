import type { ResolvedList } from '../../../engine/list/index.ts';

/** The storage key of a list's look and views. */
export function listStorageKey({ place, document }: Pick<ResolvedList, 'place' | 'document'>): string {
  return place ?? document;
}
