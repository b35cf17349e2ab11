import { matchRoutes } from 'react-router-dom';

import type { PageRoute } from './page-route.ts';

/** Returns the page at a path with its path parameters. Literal paths take precedence over those with parameters. */
export function matchPage(
  routes: readonly PageRoute[],
  path: string,
): { page: PageRoute; params: Record<string, string> } | undefined {
  const objects = routes.map((page, index) => ({ id: String(index), path: page.path }));
  const match = matchRoutes(objects, path)?.at(-1);
  const page = match && routes[Number(match.route.id)];
  if (!match || !page) return undefined;
  const params = Object.entries(match.params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { page, params: Object.fromEntries(params) };
}

/**
 * Splits a path into the path of its page and the address of one of its records. Only document pages have records. A
 * page with exactly this path takes precedence over a record of another page.
 */
export function splitPath(routes: readonly PageRoute[], path: string): { path: string; record: string } {
  const own = { path, record: '' };
  if (matchPage(routes, path)) return own;
  const segments = path.split('/');
  for (const behind of [1, 2]) {
    const base = segments.slice(0, -behind).join('/');
    const target = base === '' ? undefined : matchPage(routes, base)?.page.target;
    if ((target?.kind === 'document' || target?.kind === 'made') && /\.(list|model)$/.test(target.document))
      return { path: base, record: decoded(segments.slice(-behind)) };
  }
  return own;
}

/** Encodes the address of a record for use after a path. */
export function encodedRecord(record: string): string {
  return record === '' ? '' : `/${record.split('/').map(encodeURIComponent).join('/')}`;
}

function decoded(segments: readonly string[]): string {
  try {
    return segments.map(decodeURIComponent).join('/');
  } catch {
    return segments.join('/');
  }
}
