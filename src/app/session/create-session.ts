import type { createStore } from 'jotai';

import type { Http, HttpCall, JeecgDictionaries } from '../../data-sources/jeecg/index.ts';
import { PortError } from '../../runtime/ports/index.ts';
import { isRecord } from '../../schema/json/index.ts';
import { parseAuthority, type Authority } from './authority.ts';
import { authorityAtom, expiredAtom, userAtom } from './session-atoms.ts';
import type { SessionStore } from './session-store.ts';
import { parseSignIn, type SignInAnswer } from './sign-in-answer.ts';
import { parseUser } from './user.ts';
import { parseWaysIn, type WaysIn } from './ways-in.ts';

export interface Credentials {
  username: string;
  password: string;
  captcha?: string;
  /** The number with which the captcha picture was requested. */
  checkKey?: string;
}

/** Signs users in and out, and loads their permissions. */
export interface Session {
  /** Authenticates the user without starting a session. Throws `PortError`, `CaptchaRequired`, or `FactorRequired`. */
  authenticate(way: WayIn): Promise<SignInAnswer>;
  /** Starts the session, for the tenant that the answer names. */
  begin(answer: SignInAnswer): void;
  /**
   * Authenticates by password and starts the session. A user who was signed in before keeps their tenant. Throws like
   * `authenticate`.
   */
  signIn(credentials: Credentials): Promise<void>;
  signInBySecondFactor(ticket: string, code: string): Promise<void>;
  /**
   * Returns the ways of signing in that the server offers besides the password; none if it does not respond. Never
   * throws.
   */
  waysIn(): Promise<WaysIn>;
  /**
   * Returns true if the server requires a captcha for the first attempt; false if it does not respond. Never throws.
   */
  captchaRequired(): Promise<boolean>;
  /** Returns the captcha picture as a data URL. */
  captchaImage(checkKey: string): Promise<string>;
  /** Loads menu, permissions and dictionaries once. Throws `PortError`, or an error if the user has no menu. */
  load(): Promise<Authority>;
  /**
   * Loads menu and permissions again; open pages follow. Signs out if the user no longer has any permissions. Never
   * throws.
   */
  reload(): Promise<void>;
  reloadUser(): Promise<void>;
  /** Ends the session here and on the server, and goes to the sign-in page. `from`: the address to return to. */
  signOut(from?: string): Promise<void>;
  /** Clears the session without leaving the page; for a guard that redirects itself. */
  forget(): void;
}

/** The call of a way to sign in; its response has the format of `sys/login`. */
export type WayIn = Pick<HttpCall, 'method' | 'path' | 'params' | 'body'> & Pick<SignInAnswer, 'logout'>;

/** Returns the call that signs in by user name and password. */
export function byPassword(credentials: Credentials): WayIn {
  return { method: 'POST', path: '/sys/login', body: { ...credentials, remember_me: true } };
}

/** Returns the call that signs in by a second factor, after the password. */
export function bySecondFactor(ticket: string, code: string): WayIn {
  return { method: 'POST', path: '/sys/secondFactor/signIn', body: { ticket, code: code.trim() } };
}

export interface SessionParts {
  http: Http;
  sessionStore: SessionStore;
  dictionaries: JeecgDictionaries;
  store: ReturnType<typeof createStore>;
  /** Loads the sign-in page. `from` is the current address, `logout` the address that also ends single sign-on. */
  leave: (from: string | undefined, logout: string | undefined) => void;
}

export function createSession({ http, sessionStore, dictionaries, store, leave }: SessionParts): Session {
  let loading: Promise<Authority> | undefined;
  store.set(userAtom, sessionStore.user());

  async function loadAuthority(): Promise<Authority> {
    const path = '/sys/permission/getUserPermissionByToken';
    const [{ result }] = await Promise.all([
      http.send({ method: 'GET', path, quiet: true }),
      // Until then, and if the call fails, the dictionaries stored in the browser are used.
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

  async function authenticate({ logout, ...way }: WayIn): Promise<SignInAnswer> {
    return { ...parseSignIn(await http.ask({ ...way, quiet: true, session: 'as-is' })), ...(logout && { logout }) };
  }

  function begin(answer: SignInAnswer): void {
    sessionStore.write(answer);
    if (answer.dictionaries) dictionaries.replace(answer.dictionaries);
    store.set(userAtom, answer.user);
    store.set(expiredAtom, false);
  }

  /** Starts the session. The same user keeps the tenant, and the choice to end the session with the browser. */
  function resume(answer: SignInAnswer): void {
    const isSame = sessionStore.user()?.username === answer.user.username;
    const tenant = isSame && answer.tenants.find(({ id }) => id === sessionStore.tenantId());
    const isBrief = isSame && sessionStore.isBrief();
    begin({ ...answer, ...(tenant && { tenant }), ...(isBrief && { isBrief }) });
  }

  async function signOut(from?: string): Promise<void> {
    // The user leaves regardless of the response, and after 3 s without one.
    const signal = AbortSignal.timeout(3000);
    await http
      .ask({ method: 'POST', path: '/sys/logout', quiet: true, session: 'as-is', signal })
      .catch(() => undefined);
    const logout = sessionStore.logout();
    forget();
    leave(from, logout);
  }

  return {
    authenticate,
    begin,
    signIn: async (credentials) => resume(await authenticate(byPassword(credentials))),
    signInBySecondFactor: async (ticket, code) => resume(await authenticate(bySecondFactor(ticket, code))),
    async waysIn() {
      const call = { method: 'GET', path: '/sys/waysIn', quiet: true, session: 'as-is' } as const;
      return parseWaysIn((await http.ask(call).catch(() => undefined))?.result);
    },
    async captchaRequired() {
      const call = { method: 'GET', path: '/sys/captcha', quiet: true, session: 'as-is' } as const;
      const answer = await http.ask(call).catch(() => undefined);
      return isRecord(answer?.result) && answer.result.captchaRequired === true;
    },
    async captchaImage(checkKey) {
      const { result } = await http.send({
        method: 'GET',
        path: `/sys/randomImage/${checkKey}`,
        quiet: true,
        session: 'as-is',
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
    async reload() {
      const again = loadAuthority();
      try {
        await again;
        loading = again;
      } catch (error) {
        // A request that fails now is repeated at the next change or the next start.
        if (!(error instanceof PortError)) await signOut();
      }
    },
    async reloadUser() {
      const { result } = await http.send({ method: 'GET', path: '/sys/user/getUserInfo', quiet: true });
      const user = parseUser(isRecord(result) ? result.userInfo : undefined);
      if (!user) return;
      sessionStore.writeUser(user);
      store.set(userAtom, user);
    },
    signOut,
    forget,
  };
}
