export { backEndFileRoutes } from './file-routes.ts';
export { type FileTickets, openFileTickets } from './file-tickets.ts';
export { adaptFileLink } from './stored-files.ts';
