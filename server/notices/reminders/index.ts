export { reminderTables } from './tables.ts';
export type { ReminderParts } from './remind.ts';
export { type Reminders, runReminders } from './run-reminders.ts';
export { administrators } from './receivers.ts';
