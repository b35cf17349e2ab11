import type { Catalogue } from '../../catalogue/index.ts';
import type { DynamicKysely, Log } from '../../database/index.ts';
import { runReminders, type Sockets } from '../../notices/index.ts';
import type { openGrants } from '../../permissions/index.ts';
import { contextOfPerson, type RecordEngine } from '../../records/index.ts';
import { personOfUser } from '../../session/index.ts';
import type { Settings } from '../../settings/index.ts';
import { pageShowing, pagesOf } from './pages-of.ts';

interface ReminderParts {
  settings: Settings;
  database: DynamicKysely;
  catalogue: Catalogue;
  engine: RecordEngine;
  grants: ReturnType<typeof openGrants>;
  sockets: Sockets;
  log: Log;
}

/** Starts the reminders of records, which reach only people who may list the record. */
export function openReminders(parts: ReminderParts): ReturnType<typeof runReminders> {
  const { settings, database, catalogue, engine, grants, sockets, log } = parts;
  return runReminders(
    {
      database,
      sockets,
      engine,
      log,
      models: () => catalogue.current().models,
      mayList: async (user, { model, record, tenantId }) => {
        const person = await personOfUser(database, grants, user, tenantId);
        if (!person?.permissions.has(`${model.permission}:list`)) return false;
        return (await engine.shown(model.id, [record], contextOfPerson(person))).has(record);
      },
      pageOf: (model, record) => pageShowing(pagesOf(catalogue.current()).get(model) ?? [], record),
    },
    { time: settings.reminderTime },
  );
}
