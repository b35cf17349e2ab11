import { naming, table, text, type TableDefinition } from '../../database/index.ts';

/** A reminder that was sent of a record; of no model, a day on which all were checked. */
type ReminderRow = { id: string; model_id: string; record_id: string; name: string; sent_time: string | null };

/** Reminders that were sent, as Kysely sees them. */
export type ReminderSchema = { sys_reminder: ReminderRow };

/** The same, as the database is brought to them. */
export const reminderTables: readonly TableDefinition[] = [
  table(
    'sys_reminder',
    [
      naming(text('model_id'), 'model'),
      text('record_id'),
      text('name'),
      { name: 'sent_time', type: 'timestamp' } as const,
    ],
    { unique: [['model_id', 'name', 'record_id']] },
  ),
];
