import type { IncomingHttpHeaders } from 'node:http';

import { fileHeaders } from '../../files/index.ts';
import type { AdaptedCall, ForwardedCall } from '../../http/index.ts';
import type { FileTickets } from './file-tickets.ts';

const files = '/sys/common/static/';

/**
 * Forwards a link to a file, with the user's token if the link has a ticket, and serves the file so that no script in
 * it runs in our origin. The back end decides about calls without a token.
 * @returns undefined for other calls.
 */
export function adaptFileLink(tickets: FileTickets, apiBase: string, call: ForwardedCall): AdaptedCall | undefined {
  const { method, path, search } = call;
  if (method !== 'GET' || !path.startsWith(files)) return undefined;
  const query = new URLSearchParams(search);
  const ticket = query.get('ticket');
  query.delete('ticket');
  const without = query.toString();
  const address = `${apiBase}${path}${without === '' ? '' : `?${without}`}`;
  const headers = ticket === null ? undefined : tickets.find(ticket, address);
  return {
    call: { method, path, search: without },
    ...(headers && { headers }),
    answerHeaders: (answered: IncomingHttpHeaders) => fileHeaders(path, answered['content-type']),
  };
}
