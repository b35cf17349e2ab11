import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { plainPath } from '../../http/index.ts';

const lifetime = 60_000;

const mostTickets = 50_000;

const personal = ['x-access-token', 'tenant-id', 'x-tenant-id'];

interface Ticket {
  headers: Readonly<Record<string, string>>;
  addresses: ReadonlySet<string>;
  until: number;
}

export interface FileTickets {
  /** Creates a ticket that opens exactly these addresses for one minute, with the headers of the requesting user. */
  make(headers: IncomingHttpHeaders, addresses: readonly string[]): { ticket: string; expiresIn: number };
  /**
   * Returns the headers that a ticket represents at an address, or undefined for another address or an expired ticket.
   */
  find(ticket: string, address: string): Readonly<Record<string, string>> | undefined;
}

/** Opens a store that holds tickets in memory, so that tokens of the back end are never written to disk. */
export function openFileTickets(): FileTickets {
  const tickets = new Map<string, Ticket>();
  const forgetOld = (): void => {
    for (const [key, { until }] of tickets) {
      if (until > Date.now() && tickets.size <= mostTickets) return;
      tickets.delete(key);
    }
  };
  return {
    make(given, addresses) {
      forgetOld();
      const ticket = randomBytes(32).toString('base64url');
      const headers = Object.fromEntries(
        personal.flatMap((name) => (given[name] === undefined ? [] : [[name, String(given[name])]])),
      );
      tickets.set(hashOf(ticket), {
        headers,
        addresses: new Set(addresses.map(asForwarded)),
        until: Date.now() + lifetime,
      });
      return { ticket, expiresIn: lifetime / 1_000 };
    },
    find(ticket, address) {
      const found = tickets.get(hashOf(ticket));
      const isGood = found !== undefined && found.until > Date.now() && found.addresses.has(asForwarded(address));
      return isGood ? found.headers : undefined;
    },
  };
}

/** Normalizes the path to the one spelling under which calls are forwarded. */
function asForwarded(address: string): string {
  const at = address.indexOf('?');
  return at < 0 ? plainPath(address) : plainPath(address.slice(0, at)) + address.slice(at);
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}
