import type { DynamicKysely } from '../../database/index.ts';
import { success, ticketRoute, type Route } from '../../http/index.ts';
import { makeTicket } from './tickets.ts';

/** The route that issues tickets for addresses of this server. */
export function ticketRoutes(database: DynamicKysely): Route[] {
  return [ticketRoute(async (call, addresses) => success(await makeTicket(database, call.person(), addresses)))];
}
