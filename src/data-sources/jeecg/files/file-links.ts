import type { Http } from '../http/index.ts';
import { ticketFor } from './tickets.ts';

/**
 * The number of addresses for one ticket, how long a ticket is used (it is valid for 60 s), and how long a call waits
 * for more addresses, in ms.
 */
const most = 200;
const usedFor = 50_000;
const gathering = 15;

interface Waiting {
  path: string;
  resolve: (address: string) => void;
  reject: (error: unknown) => void;
}

/**
 * Returns addresses of stored files that a browser can load without headers: each has a ticket in place of the token,
 * one for all addresses requested together (docs/API.md). A server without tickets serves its files without
 * authentication.
 */
export function createFileLinks(http: Http): (path: string, again: boolean) => Promise<string> {
  const known = new Map<string, { address: Promise<string>; until: number }>();
  let waiting: Waiting[] = [];

  const ask = async (): Promise<void> => {
    const asked = waiting.slice(0, most);
    waiting = waiting.slice(most);
    if (waiting.length > 0) setTimeout(() => void ask(), 0);
    try {
      const ticket = await ticketFor(http, [...new Set(asked.map(({ path }) => addressOf(http, path)))]);
      const end = ticket === undefined ? '' : `?ticket=${ticket}`;
      for (const { path, resolve } of asked) resolve(addressOf(http, path) + end);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };

  return (path, again) => {
    if (/^(data:|blob:|https?:\/\/)/i.test(path)) return Promise.resolve(path);
    const found = known.get(path);
    if (found && !again && found.until > Date.now()) return found.address;
    const address = new Promise<string>((resolve, reject) => {
      if (waiting.length === 0) setTimeout(() => void ask(), gathering);
      waiting.push({ path, resolve, reject });
    });
    known.set(path, { address, until: Date.now() + usedFor });
    address.catch(() => known.delete(path));
    return address;
  };
}

function addressOf({ base }: Http, path: string): string {
  const shown = path.replace(/^\/+/, '');
  const below = shown.startsWith('sys/common/') ? shown : `sys/common/static/${shown}`;
  return `${base}/${below.split('/').map(encoded).join('/')}`;
}

function encoded(part: string): string {
  return encodeURIComponent(part).replace(/%25([\da-f]{2})/gi, '%$1');
}
