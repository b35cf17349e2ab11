import { randomBytes } from 'node:crypto';

import type { Call } from '../../http/index.ts';
import { hashOf } from '../sessions.ts';

/**
 * Binds a sign-in to the browser that began it, so that nobody can sign in with the link or picture of another browser.
 */
export interface BrowserCookie {
  make(): { cookie: string; hash: string };
  /** Returns the hash of the cookie of a request; '' without a cookie. */
  hash(call: Pick<Call, 'request'>): string;
}

/**
 * Creates a cookie that binds a sign-in to a browser.
 * @param path the path of the calls that read it.
 */
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
