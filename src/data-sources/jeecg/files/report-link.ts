import { safeUrl } from '../../../engine/gate/index.ts';
import { say } from '../../../locale/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import type { Http } from '../http/index.ts';
import { ticketFor } from './tickets.ts';

/**
 * Returns the address of a report for a window, which cannot send headers: a ticket replaces the token in the address
 * or, if the server has no tickets, the token itself is included, as such a server expects.
 */
export async function reportLink(http: Http, path: string, params: Record<string, string>): Promise<string> {
  const below = safeUrl(path);
  if (!below?.startsWith('/')) throw new PortError('invalid', say('这个打印地址不能打开，请检查打印步骤里的地址。'));
  const { pathname, searchParams } = new URL(below, 'http://report');
  for (const [name, value] of Object.entries(params)) if (!searchParams.has(name)) searchParams.set(name, value);
  const address = (search: URLSearchParams) => `${http.base}${pathname}${search.size > 0 ? `?${search}` : ''}`;
  const ticket = await ticketFor(http, [address(searchParams)]);
  // The server expects the ticket at the end of the address.
  const credential = ticket === undefined ? { token: http.token() } : { ticket };
  for (const [name, value] of Object.entries(credential)) if (value !== undefined) searchParams.append(name, value);
  return address(searchParams);
}
