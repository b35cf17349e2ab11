import { say, text, textTable } from '../../../locale/index.ts';
import type { WayIn } from '../../session/index.ts';

/** The data with which a browser arrives at the landing page. */
export type Landing =
  /** A proof of identity, from CAS or another party; `rest` is the search string without it, with its `?`. */
  | { kind: 'proof'; way: WayIn; isCas: boolean; rest: string }
  /** The third party identified an account that is not bound to a user yet. */
  | { kind: 'bind'; uuid: string }
  | { kind: 'failure'; text: string }
  | { kind: 'ask' };

const failures: Readonly<Record<string, string>> = textTable({
  expired: text('第三方登录已过期，请重新登录。'),
  refused: text('第三方没有确认您的身份，请重新登录。'),
  frozen: text('该用户已冻结'),
});

/** Parses the address of the landing page. */
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
  // CAS adds the ticket to the service address, and validates it against that address without the ticket.
  query.delete('ticket');
  const rest = searchOf(query);
  const params = { ticket, service: `${origin}${pathname}${rest}` };
  return { kind: 'proof', way: { method: 'GET', path: '/sys/cas/client/validateLogin', params }, isCas: true, rest };
}

function searchOf(query: URLSearchParams): string {
  return query.size > 0 ? `?${query}` : '';
}
