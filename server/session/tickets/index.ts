export { ticketCheck } from './tickets.ts';
export { ticketRoutes } from './routes.ts';
