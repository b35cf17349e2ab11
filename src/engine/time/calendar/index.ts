/** The time of calendars. */
export { serverToday } from './server-today.ts';
