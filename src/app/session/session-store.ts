import { parseDictionaries, type Dictionaries, type DictionaryStore } from '../../data-sources/jeecg/index.ts';
import { createExpiringStorage, type TextStorage } from '../browser/index.ts';
import type { Authority } from './authority.ts';
import { authorityKeys, endReasonKey, lastTenantKey, lastUsernameKey, sessionKeys } from './session-keys.ts';
import type { SignInAnswer } from './sign-in-answer.ts';
import { parseTenant, type Tenant } from './tenant.ts';
import { parseUser, type User } from './user.ts';

/**
 * The session in the browser's storage. Its parts in localStorage expire 7 days after they were written, except the
 * last user name.
 */
export interface SessionStore {
  token(): string | undefined;
  tenantId(): string | undefined;
  tenant(): Tenant | undefined;
  user(): User | undefined;
  /** The address to open after a sign-out, for users who came by single sign-on. */
  logout(): string | undefined;
  isBrief(): boolean;
  lastUsername(): string | undefined;
  /** The last tenant, for the pages before the next sign-in. */
  lastTenant(): Tenant | undefined;
  write(answer: SignInAnswer): void;
  writeAuthority(authority: Authority): void;
  writeUser(user: User): void;
  /** One sentence about why somebody else ended the last session, if the server gave a reason. */
  endReason(): string | undefined;
  noteEnd(reason: string): void;
  /** Clears everything except the last user name and tenant, and why the session ended. */
  clear(): void;
  dictionaries: DictionaryStore;
}

export function createSessionStore(local: TextStorage, tab: TextStorage, now: () => number = Date.now): SessionStore {
  const storage = createExpiringStorage(local, now);
  const text = (key: string) => {
    const value = storage.read(key);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    token: () => text(sessionKeys.token),
    tenantId: () => text(sessionKeys.tenantId),
    tenant: () => parseTenant(storage.read(sessionKeys.tenant)),
    user: () => parseUser(storage.read(sessionKeys.user)),
    logout: () => text(sessionKeys.logout),
    isBrief: () => storage.read(sessionKeys.isBrief) === true,
    lastUsername: () => local.get(lastUsernameKey),
    lastTenant: () => parseTenant(storage.read(lastTenantKey)),
    endReason: () => local.get(endReasonKey),
    noteEnd: (reason) => local.set(endReasonKey, reason),
    write(answer) {
      local.remove(endReasonKey);
      storage.write(sessionKeys.username, answer.user.username);
      storage.write(sessionKeys.user, answer.user);
      for (const key of ['logout', 'isBrief'] as const)
        storage[answer[key] ? 'write' : 'remove'](sessionKeys[key], answer[key]);
      if (answer.tenant) {
        storage.write(sessionKeys.tenant, answer.tenant.info);
        storage.write(sessionKeys.tenantId, answer.tenant.id);
        storage.write(lastTenantKey, answer.tenant.info);
      }
      local.set(lastUsernameKey, answer.user.username);
      // Written last: other tabs take it as the sign that everything has been written.
      storage.write(sessionKeys.token, answer.token);
    },
    writeUser: (user) => storage.write(sessionKeys.user, user),
    writeAuthority({ auth, allAuth }) {
      tab.set(authorityKeys.auth, JSON.stringify(auth));
      tab.set(authorityKeys.allAuth, JSON.stringify(allAuth));
    },
    clear() {
      for (const key of Object.values(sessionKeys)) storage.remove(key);
      for (const key of Object.values(authorityKeys)) tab.remove(key);
    },
    dictionaries: {
      load(): Dictionaries | undefined {
        const value = storage.read(sessionKeys.dictionaries);
        return value === undefined ? undefined : parseDictionaries(value);
      },
      save: (dictionaries) => storage.write(sessionKeys.dictionaries, dictionaries),
    },
  };
}
