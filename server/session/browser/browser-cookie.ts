import { randomBytes } from 'node:crypto';

import type { Call } from '../../http/index.ts';
import { hashOf } from '../sessions.ts';

/** What ties a sign-in under way to the browser that began it, so that nobody comes in by the link or picture of another. */
export interface BrowserCookie {
  /** The header that gives it to a browser, and its hash. */
  make(): { cookie: string; hash: string };
  /** The hash of what a browser was given; '' where it has nothing. */
  hash(call: Pick<Call, 'request'>): string;
}

/** @param path of the calls that read it. */
export function browserCookie(name: string, { path, isSecure }: { path: string; isSecure: boolean }): BrowserCookie {
  return {
    make() {
      const value = randomBytes(32).toString('base64url');
      const flags = `Path=${path}; Max-Age=900; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      return { cookie: `${name}=${value}; ${flags}`, hash: hashOf(value) };
    },
    hash({ request }) {
      const cookies = (request.headers.cookie ?? '').split(';').map((part) => part.trim());
      const value = cookies.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
      return value ? hashOf(value) : '';
    },
  };
}
