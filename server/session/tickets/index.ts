/** Tickets in place of tokens in addresses. */
export { ticketCheck } from './tickets.ts';
export { ticketRoutes } from './routes.ts';
