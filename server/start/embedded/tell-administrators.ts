import type { Database } from '../../database/index.ts';
import { administrators, keepSystemNotice, pushSystemNotice, type Sockets } from '../../notices/index.ts';

export interface NoticeParts {
  database: Pick<Database, 'kysely'>;
  sockets: Pick<Sockets, 'notifyUsers' | 'notifyTenant'>;
}

/** Sends a message of the server itself to all administrators. */
export async function tellAdministrators(
  { database, sockets }: NoticeParts,
  { title, text }: { title: string; text: string },
): Promise<void> {
  const users = await administrators(database.kysely);
  const notice = { tenantId: 0, users, title, text };
  if (users.length > 0) pushSystemNotice(sockets, await keepSystemNotice(database.kysely, notice), notice);
}
