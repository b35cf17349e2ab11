import type { createStore } from 'jotai';

import { type Http, isRecord, type JeecgDictionaries } from '../../data-sources/jeecg/index.ts';
import { type Authority, parseAuthority } from './authority.ts';
import { authorityAtom, expiredAtom, userAtom } from './session-atoms.ts';
import type { SessionStore } from './session-store.ts';
import { parseSignIn } from './sign-in-answer.ts';
import { parseUser } from './user.ts';

export interface Credentials {
  username: string;
  password: string;
  captcha?: string;
  /** The number the captcha's picture was asked with. */
  checkKey?: string;
}

/** Signing in and out, and what the server says of the person. */
export interface Session {
  /** Throws `PortError`, or `CaptchaRequired`. */
  signIn(credentials: Credentials): Promise<void>;
  /** Whether the server wants a captcha before the first try; false where it does not answer. Never throws. */
  captchaRequired(): Promise<boolean>;
  /** The picture for a captcha, as a data URL. */
  captchaImage(checkKey: string): Promise<string>;
  /** Loads menu, permissions and dictionaries once. Throws where the person has no menu, or `PortError`. */
  load(): Promise<Authority>;
  /** Asks the server who the person is by now (another department, another name). */
  reloadUser(): Promise<void>;
  /** Ends the session here and on the server, and goes to the sign-in page. `from`: where to come back to. */
  signOut(from?: string): Promise<void>;
  /** Forgets the session without leaving the page; for a guard that redirects by itself. */
  forget(): void;
}

export interface SessionParts {
  http: Http;
  sessionStore: SessionStore;
  dictionaries: JeecgDictionaries;
  store: ReturnType<typeof createStore>;
  /** Loads the sign-in page anew; `from` is where the person was. */
  leave: (from: string | undefined) => void;
}

export function createSession({ http, sessionStore, dictionaries, store, leave }: SessionParts): Session {
  let loading: Promise<Authority> | undefined;
  store.set(userAtom, sessionStore.user());

  async function loadAuthority(): Promise<Authority> {
    const path = '/sys/permission/getUserPermissionByToken';
    const [{ result }] = await Promise.all([
      http.send({ method: 'GET', path, quiet: true }),
      // What the browser remembers of dictionaries serves until then, and if the call fails.
      dictionaries.reload().catch(() => undefined),
    ]);
    const authority = parseAuthority(result);
    sessionStore.writeAuthority(authority);
    store.set(userAtom, sessionStore.user());
    store.set(authorityAtom, authority);
    return authority;
  }

  function forget(): void {
    loading = undefined;
    sessionStore.clear();
    dictionaries.clear();
    store.set(userAtom, undefined);
    store.set(authorityAtom, undefined);
    store.set(expiredAtom, false);
  }

  return {
    async signIn(credentials) {
      const call = {
        method: 'POST',
        path: '/sys/login',
        body: { ...credentials, remember_me: true },
        quiet: true,
        session: 'none',
      } as const;
      const answer = parseSignIn(await http.ask(call));
      sessionStore.write(answer);
      if (answer.dictionaries) dictionaries.replace(answer.dictionaries);
      store.set(userAtom, answer.user);
      store.set(expiredAtom, false);
    },
    async captchaRequired() {
      const call = { method: 'GET', path: '/sys/captcha', quiet: true, session: 'none' } as const;
      const answer = await http.ask(call).catch(() => undefined);
      return isRecord(answer?.result) && answer.result.captchaRequired === true;
    },
    async captchaImage(checkKey) {
      const { result } = await http.send({
        method: 'GET',
        path: `/sys/randomImage/${checkKey}`,
        quiet: true,
        session: 'none',
      });
      return typeof result === 'string' && result.startsWith('data:image/') ? result : '';
    },
    load() {
      loading ??= loadAuthority().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    async reloadUser() {
      const { result } = await http.send({ method: 'GET', path: '/sys/user/getUserInfo', quiet: true });
      const user = parseUser(isRecord(result) ? result.userInfo : undefined);
      if (!user) return;
      sessionStore.writeUser(user);
      store.set(userAtom, user);
    },
    async signOut(from) {
      // The person leaves whatever the server says to it, and soon where it says nothing.
      const signal = AbortSignal.timeout(3000);
      await http
        .ask({ method: 'POST', path: '/sys/logout', quiet: true, session: 'as-is', signal })
        .catch(() => undefined);
      forget();
      leave(from);
    },
    forget,
  };
}
