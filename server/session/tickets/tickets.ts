import { randomBytes } from 'node:crypto';
import { nanoid } from 'nanoid';

import type { DynamicKysely } from '../../database/index.ts';
import type { Person, TicketCheck } from '../../http/index.ts';
import type { GrantReader } from '../../permissions/index.ts';
import { personOfSession } from '../authenticator.ts';
import { hashOf } from '../sessions.ts';
import type { SessionSchema } from '../tables.ts';

/** The lifetime of a ticket, in milliseconds. */
const lifetime = 60_000;

/**
 * Creates a ticket with which exactly these addresses can be opened for a minute in the person's name. An `<img>` or a
 * print window needs one, because it cannot send a token. The ticket ends with the person's session.
 * @param addresses as in the links, without the ticket.
 */
export async function makeTicket(
  database: DynamicKysely,
  { sessionId, tenantId }: Person,
  addresses: readonly string[],
): Promise<{ ticket: string; expiresIn: number }> {
  const db = database.withTables<SessionSchema>();
  const ticket = randomBytes(32).toString('base64url');
  const now = Date.now();
  await db.deleteFrom('sys_ticket').where('expires_at', '<', String(now)).execute();
  const row = {
    id: nanoid(),
    ticket_hash: hashOf(ticket),
    session_id: sessionId ?? '',
    tenant_id: tenantId,
    addresses: addresses.join('\n'),
    expires_at: now + lifetime,
  };
  await db.insertInto('sys_ticket').values(row).execute();
  return { ticket, expiresIn: lifetime / 1_000 };
}

export function ticketCheck(database: DynamicKysely, grants: GrantReader): TicketCheck {
  return async (ticket, address) => {
    const db = database.withTables<SessionSchema>();
    const row = await db
      .selectFrom('sys_ticket')
      .select(['session_id', 'tenant_id', 'addresses'])
      .where('ticket_hash', '=', hashOf(ticket))
      .where('expires_at', '>', String(Date.now()))
      .executeTakeFirst();
    if (!row?.addresses.split('\n').includes(address)) return undefined;
    return personOfSession(database, grants, { id: row.session_id }, String(row.tenant_id));
  };
}
