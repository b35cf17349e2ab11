import type { JsonObject } from '../../../src/schema/json/index.ts';
import { say } from '../../locale/index.ts';
import type { Answer } from './envelope.ts';
import { Refusal } from './refusal.ts';
import { defineRoute, type Call, type Route } from './route.ts';

/** Enough for all pictures of a page in one call. */
const most = 200;

/**
 * A route that is not in JeecgBoot: it issues tickets that replace tokens in addresses, which end up in logs
 * (docs/security.md, Tokens, tenants, attempts).
 * @param answer creates the ticket for the addresses of a call.
 */
export function ticketRoute(answer: (call: Call, addresses: readonly string[]) => Answer | Promise<Answer>): Route {
  return defineRoute({
    method: 'POST',
    path: '/sys/ticket',
    permission: 'signed-in',
    servedOnFullDisk: true,
    handler: (call) => answer(call, call.body(readAddresses)),
  });
}

function readAddresses({ addresses }: JsonObject): string[] {
  if (!Array.isArray(addresses) || addresses.length === 0) throw new Refusal(say('缺少参数 addresses。'));
  if (addresses.length > most) throw new Refusal(say('参数 addresses 太多，最多 {most} 个。', { most }));
  return addresses.map((address) => {
    const usable = typeof address === 'string' && address.startsWith('/') && address.length <= 1_000;
    if (!usable || /\s/.test(address)) throw new Refusal(say('参数 addresses 应是以斜杠开头的地址，不含空白。'));
    return address;
  });
}
