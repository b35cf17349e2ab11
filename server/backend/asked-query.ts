import type { CallDifference, QueryDifference } from '../../src/engine/backend/index.ts';
import { Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';
import type { KnownCall } from './known-call.ts';
import type { LabelledResource } from './options.ts';
import { listQuery, sorted, withoutStars } from './query/index.ts';
import { fieldOfParameter, renameQuery, type Names } from './rename.ts';

/**
 * Converts the parameters of a call to the names and the query language of the back end.
 * @param renames The back end's names by the names used here.
 * @throws Refusal if its query language has no such condition.
 */
export function askedQuery(
  { method, path, query, difference, owner }: KnownCall,
  { language, renames }: { language: QueryDifference | undefined; renames: Names },
): URLSearchParams {
  const given = path.endsWith('/exportXls') ? withChosenIds(query) : query;
  const known = difference && owner ? answerable(given, difference, owner) : given;
  const plain = difference?.isPlain === true ? withoutStars(known) : known;
  if (method !== 'GET' || !language) return renameQuery(plain, renames);
  const parts = owner && { query: language, kinds: owner.kinds, titles: owner.titles };
  return sorted(renameQuery(parts ? listQuery(plain, parts) : plain, renames), language.orders);
}

function withChosenIds(query: URLSearchParams): URLSearchParams {
  const chosen = query.get('selections') ?? '';
  return chosen === '' ? query : new URLSearchParams([...query, ['id', chosen]]);
}

/**
 * Removes the order if it includes a column that the list cannot sort by.
 * @throws Refusal if the list would silently ignore a condition.
 */
function answerable(
  query: URLSearchParams,
  { sorts, searches }: CallDifference,
  { titles, kinds }: LabelledResource,
): URLSearchParams {
  const isField = (name: string): boolean => name !== 'id' && kinds.has(name);
  const ignored = [...query].find(([parameter, value]) => {
    const name = fieldOfParameter(parameter).field;
    const isCondition = isField(name) || name === 'superQueryParams';
    return searches !== undefined && value !== '' && isCondition && !searches.includes(name);
  });
  if (ignored) {
    const name = fieldOfParameter(ignored[0]).field;
    throw new Refusal(say('后端的这个列表不能按“{title}”查，请去掉这个条件', { title: titles.get(name) ?? name }), {
      status: 422,
    });
  }
  if (sorts === undefined) return query;
  const columns = (query.get('column') ?? '').split(',');
  if (columns.every((name) => sorts.includes(name))) return query;
  return new URLSearchParams([...query].filter(([name]) => name !== 'column' && name !== 'order'));
}
