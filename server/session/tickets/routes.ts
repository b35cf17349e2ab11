import type { DynamicKysely } from '../../database/index.ts';
import { success, ticketRoute, type Route } from '../../http/index.ts';
import { makeTicket } from './tickets.ts';

export function ticketRoutes(database: DynamicKysely): Route[] {
  return [ticketRoute(async (call, addresses) => success(await makeTicket(database, call.person(), addresses)))];
}
