export { serverToday } from './server-today.ts';
