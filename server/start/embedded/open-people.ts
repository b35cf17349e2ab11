import type { Catalogue } from '../../catalogue/index.ts';
import type { Database, Log } from '../../database/index.ts';
import type { Authenticator } from '../../http/index.ts';
import { mayFollowPages, openSockets, shownRows } from '../../notices/index.ts';
import { openGrants } from '../../permissions/index.ts';
import type { RecordEngine } from '../../records/index.ts';
import { sessionAuthenticator, ticketCheck } from '../../session/index.ts';
import type { Settings } from '../../settings/index.ts';
import { sharedFreshness } from './open-records.ts';
import { withShownRows } from './shown-to.ts';

interface PeopleParts {
  settings: Settings;
  database: Database;
  catalogue: Catalogue;
  engine: RecordEngine;
  log: Log;
  onClose: (close: () => Promise<void> | void) => void;
}

/** Recognizes the users of calls with their permissions, and opens the sockets of their pages. */
export function openPeople({ settings, database, catalogue, engine, log, onClose }: PeopleParts) {
  const { kysely, kind } = database;
  const grants = openGrants(kysely, kind === 'postgres' ? sharedFreshness : 3_000, settings.dataRules);
  const personOf = sessionAuthenticator(kysely, grants);
  const ticketPerson = ticketCheck(kysely, grants);
  const authenticate: Authenticator = async (...asked) => withShownRows(engine, await personOf(...asked));
  const sockets = openSockets({
    apiBase: settings.apiBase,
    authenticate,
    databaseUrl: settings.databaseUrl,
    log,
    mayFollow: mayFollowPages(catalogue, engine),
    shownRows: shownRows(catalogue, engine),
  });
  onClose(() => sockets.close());
  grants.onRefresh(sockets.tellPermissions);
  const checkTicket: typeof ticketPerson = async (...asked) => withShownRows(engine, await ticketPerson(...asked));
  return { grants, authenticate, checkTicket, sockets };
}
