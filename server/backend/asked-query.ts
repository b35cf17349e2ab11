import type { QueryDifference } from '../../src/engine/backend/index.ts';
import type { KnownCall } from './known-call.ts';
import { listQuery, sorted, withoutStars } from './query/index.ts';
import { type Names, renameQuery } from './rename.ts';

/**
 * The parameters of a call by the names and in the query language of the back end.
 * @param renames names there by names here.
 * @throws Refusal where its query language has no such condition.
 */
export function askedQuery(
  { method, query, difference, owner }: KnownCall,
  { language, renames }: { language: QueryDifference | undefined; renames: Names },
): URLSearchParams {
  const plain = difference?.isPlain === true ? withoutStars(query) : query;
  if (method !== 'GET' || !language) return renameQuery(plain, renames);
  const parts = owner && { query: language, kinds: owner.kinds, titles: owner.titles };
  return sorted(renameQuery(parts ? listQuery(plain, parts) : plain, renames), language.orders);
}
