import { naming, table, text, type TableDefinition } from '../../database/index.ts';

/** A sent reminder of a record; with an empty model, a day on which all reminders were checked. */
type ReminderRow = { id: string; model_id: string; record_id: string; name: string; sent_time: string | null };

export type ReminderSchema = { sys_reminder: ReminderRow };

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
