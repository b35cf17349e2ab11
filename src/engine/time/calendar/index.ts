/** What calendars go by. */
export { serverToday } from './server-today.ts';
