import type { ResolvedList } from '../../../engine/list/index.ts';

/** What the look and the views of a list are kept by. */
export function listStorageKey({ place, document }: Pick<ResolvedList, 'place' | 'document'>): string {
  return place ?? document;
}
