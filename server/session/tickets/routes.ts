import type { DynamicKysely } from '../../database/index.ts';
import { defineRoute, readAddresses, type Route, success } from '../../http/index.ts';
import { makeTicket } from './tickets.ts';

/**
 * Our own: tickets in place of tokens in addresses, which end up in logs (docs/security.md, Tokens, tenants, attempts).
 */
export function ticketRoutes(database: DynamicKysely): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/sys/ticket',
      permission: 'signed-in',
      servedOnFullDisk: true,
      handler: async (call) => success(await makeTicket(database, call.person(), call.body(readAddresses))),
    }),
  ];
}
