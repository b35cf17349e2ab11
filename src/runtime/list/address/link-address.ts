import type { PageLink } from '../../pages/page-links.ts';
import type { RecordLink } from '../../ports/index.ts';
import { conditionsAddress } from './conditions-address.ts';

/** Returns the address of a link; undefined if the user has no such page. */
export function linkAddress(
  { document, record, where }: RecordLink,
  pages: readonly Pick<PageLink, 'path' | 'document'>[],
): string | undefined {
  const path = pages.find((page) => page.document === document)?.path;
  if (path === undefined) return undefined;
  return record === undefined ? path + conditionsAddress(where ?? {}) : `${path}/${encodeURIComponent(record)}`;
}
