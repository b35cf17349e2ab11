import { isRecord } from '../../data-sources/jeecg/index.ts';
import type { AuthEntry } from '../../engine/permission/index.ts';

/** What `getUserPermissionByToken` says: the menu as the server sent it, the person's buttons and all buttons. */
export interface Authority {
  menu: unknown[];
  auth: AuthEntry[];
  allAuth: AuthEntry[];
}

/**
 * Reads the answer. Throws where it has no menu: a person without one cannot do anything (docs/requirements.md, Error
 * catalogue).
 */
export function parseAuthority(result: unknown): Authority {
  const menu = isRecord(result) ? result.menu : undefined;
  if (!isRecord(result) || !Array.isArray(menu) || menu.length === 0) {
    throw new Error('getPermissionList: permissions must be a non-null array !');
  }
  return { menu, auth: parseEntries(result.auth), allAuth: parseEntries(result.allAuth) };
}

/**
 * The names of what the person may do, for the runtime: the buttons held, and those whose control is switched off.
 * Undefined, which allows all, where the server controls no button: it refuses by itself then.
 */
export function permissionNames({
  auth,
  allAuth,
}: Pick<Authority, 'auth' | 'allAuth'>): ReadonlySet<string> | undefined {
  if (auth.length === 0 && allAuth.length === 0) return undefined;
  const free = allAuth.filter((entry) => entry.status === '0');
  return new Set([...auth, ...free].filter((entry) => entry.type !== '2').flatMap(actionsOf));
}

function actionsOf(entry: AuthEntry): string[] {
  return entry.action
    .split(',')
    .map((action) => action.trim())
    .filter((action) => action !== '');
}

function parseEntries(value: unknown): AuthEntry[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((entry) => {
    if (typeof entry.action !== 'string') return [];
    const status = entry.status === undefined || entry.status === null ? {} : { status: String(entry.status) };
    return [{ action: entry.action, type: String(entry.type ?? '1'), ...status }];
  });
}
