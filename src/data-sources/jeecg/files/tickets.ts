import { PortError } from '../../../runtime/ports/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import type { Http } from '../http/index.ts';

/**
 * Requests a ticket that replaces the token in links to these addresses for a minute; undefined if the server has no
 * tickets.
 */
export async function ticketFor(http: Http, addresses: string[]): Promise<string | undefined> {
  try {
    const { result } = await http.send({
      method: 'POST',
      path: '/sys/ticket',
      body: { addresses: addresses.map(withoutOrigin) },
      quiet: true,
    });
    return isRecord(result) && typeof result.ticket === 'string' ? result.ticket : undefined;
  } catch (error) {
    if (error instanceof PortError && error.kind === 'not-found') return undefined;
    throw error;
  }
}

/** Tickets are for addresses of the server itself. */
function withoutOrigin(address: string): string {
  return address.replace(/^https?:\/\/[^/]+/i, '');
}
