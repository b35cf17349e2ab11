import { say, text, textTable } from '../../../schema/locale/index.ts';
import type { WayIn } from '../../session/index.ts';

/** What a person comes to the landing page with. */
export type Landing =
  /** Proof of who it is, from CAS or another; `rest` is the search without it, with its `?`. */
  | { kind: 'proof'; way: WayIn; isCas: boolean; rest: string }
  /** A third party named somebody who is bound to no user yet. */
  | { kind: 'bind'; uuid: string }
  | { kind: 'failure'; text: string }
  /** Nothing: to be sent to a third party. */
  | { kind: 'ask' };

const failures: Readonly<Record<string, string>> = textTable({
  expired: text('第三方登录已过期，请重新登录。'),
  refused: text('第三方没有确认您的身份，请重新登录。'),
  frozen: text('该用户已冻结'),
});

/** Reads the address of the landing page. */
export function readLanding({ search, origin, pathname }: Pick<Location, 'search' | 'origin' | 'pathname'>): Landing {
  const query = new URLSearchParams(search);
  const [token, type, ticket] = [query.get('oauth2LoginToken'), query.get('thirdType') ?? '', query.get('ticket')];
  const [bind, error] = [query.get('bind'), query.get('error')];
  if (error !== null) return { kind: 'failure', text: failures[error] ?? say('登录失败') };
  if (bind !== null) return { kind: 'bind', uuid: bind };
  if (token !== null) {
    const path = `/sys/thirdLogin/getLoginUser/${encodeURIComponent(token)}/${encodeURIComponent(type)}`;
    query.delete('oauth2LoginToken');
    query.delete('thirdType');
    return { kind: 'proof', way: { method: 'GET', path }, isCas: false, rest: searchOf(query) };
  }
  if (ticket === null) return { kind: 'ask' };
  // CAS adds the ticket to the address that it was given, which it checks then.
  query.delete('ticket');
  const rest = searchOf(query);
  const params = { ticket, service: `${origin}${pathname}${rest}` };
  return { kind: 'proof', way: { method: 'GET', path: '/sys/cas/client/validateLogin', params }, isCas: true, rest };
}

function searchOf(query: URLSearchParams): string {
  return query.size > 0 ? `?${query}` : '';
}
