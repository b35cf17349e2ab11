import type { createStore } from 'jotai';

import { isRecord, type Http, type HttpCall, type JeecgDictionaries } from '../../data-sources/jeecg/index.ts';
import { PortError } from '../../runtime/ports/index.ts';
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
  /** The number the captcha's picture was asked with. */
  checkKey?: string;
}

/** Signing in and out, and what the server says of the person. */
export interface Session {
  /** Asks who it is, without a session yet. Throws `PortError`, `CaptchaRequired`, or `FactorRequired`. */
  authenticate(way: WayIn): Promise<SignInAnswer>;
  /** Starts the session of an answer, for the tenant that it names. */
  begin(answer: SignInAnswer): void;
  /** Both at once by name and password; who was at work stays with his tenant. Throws as `authenticate`. */
  signIn(credentials: Credentials): Promise<void>;
  /** The same after a `FactorRequired`, by its ticket and a code. */
  signInBySecondFactor(ticket: string, code: string): Promise<void>;
  /** What the server offers beside name and password; nothing where it does not answer. Never throws. */
  waysIn(): Promise<WaysIn>;
  /** Whether the server wants a captcha before the first try; false where it does not answer. Never throws. */
  captchaRequired(): Promise<boolean>;
  /** The picture for a captcha, as a data URL. */
  captchaImage(checkKey: string): Promise<string>;
  /** Loads menu, permissions and dictionaries once. Throws where the person has no menu, or `PortError`. */
  load(): Promise<Authority>;
  /**
   * Asks again for menu and permissions, which open pages follow; leaves where the person may nothing any more. Never
   * throws.
   */
  reload(): Promise<void>;
  /** Asks the server who the person is by now (another department, another name). */
  reloadUser(): Promise<void>;
  /** Ends the session here and on the server, and goes to the sign-in page. `from`: where to come back to. */
  signOut(from?: string): Promise<void>;
  /** Forgets the session without leaving the page; for a guard that redirects by itself. */
  forget(): void;
}

/** The call of a way in; its answer is that of `sys/login`. */
export type WayIn = Pick<HttpCall, 'method' | 'path' | 'params' | 'body'> & Pick<SignInAnswer, 'logout'>;

/** The way in by name and password. */
export function byPassword(credentials: Credentials): WayIn {
  return { method: 'POST', path: '/sys/login', body: { ...credentials, remember_me: true } };
}

/** The way in by a second factor, after the password. */
export function bySecondFactor(ticket: string, code: string): WayIn {
  return { method: 'POST', path: '/sys/secondFactor/signIn', body: { ticket, code: code.trim() } };
}

export interface SessionParts {
  http: Http;
  sessionStore: SessionStore;
  dictionaries: JeecgDictionaries;
  store: ReturnType<typeof createStore>;
  /** Loads the sign-in page anew; `from` is where the person was, `logout` where single sign-on ends, too. */
  leave: (from: string | undefined, logout: string | undefined) => void;
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

  async function authenticate({ logout, ...way }: WayIn): Promise<SignInAnswer> {
    return { ...parseSignIn(await http.ask({ ...way, quiet: true, session: 'as-is' })), ...(logout && { logout }) };
  }

  function begin(answer: SignInAnswer): void {
    sessionStore.write(answer);
    if (answer.dictionaries) dictionaries.replace(answer.dictionaries);
    store.set(userAtom, answer.user);
    store.set(expiredAtom, false);
  }

  /** Begins; who was at work stays with his tenant, and until the browser is closed if he wished so. */
  function resume(answer: SignInAnswer): void {
    const isSame = sessionStore.user()?.username === answer.user.username;
    const tenant = isSame && answer.tenants.find(({ id }) => id === sessionStore.tenantId());
    const isBrief = isSame && sessionStore.isBrief();
    begin({ ...answer, ...(tenant && { tenant }), ...(isBrief && { isBrief }) });
  }

  async function signOut(from?: string): Promise<void> {
    // The person leaves whatever the server says to it, and soon where it says nothing.
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
        // What cannot be asked now is asked at the next change, or the next start.
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
