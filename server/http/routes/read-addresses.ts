import type { JsonObject } from '../../../src/schema/json/index.ts';
import { say } from '../../locale/index.ts';
import { Refusal } from './refusal.ts';

/** One call serves all pictures of a page. */
const most = 200;

/** The addresses that a ticket is for (`addresses`). @throws Refusal where they are none. */
export function readAddresses({ addresses }: JsonObject): string[] {
  if (!Array.isArray(addresses) || addresses.length === 0) throw new Refusal(say('缺少参数 addresses。'));
  if (addresses.length > most) throw new Refusal(say('参数 addresses 太多，最多 {most} 个。', { most }));
  return addresses.map((address) => {
    const usable = typeof address === 'string' && address.startsWith('/') && address.length <= 1_000;
    if (!usable || /\s/.test(address)) throw new Refusal(say('参数 addresses 应是以斜杠开头的地址，不含空白。'));
    return address;
  });
}
