import { parseAuthEntries, type AuthEntry } from '../../engine/permission/index.ts';
import { isRecord } from '../../schema/json/index.ts';

/** The result of `getUserPermissionByToken`: the menu as the server sent it, the user's buttons and all buttons. */
export interface Authority {
  menu: unknown[];
  auth: AuthEntry[];
  allAuth: AuthEntry[];
}

/**
 * Parses the response. Throws if it has no menu: a user without one cannot do anything (docs/requirements.md, Error
 * catalogue).
 */
export function parseAuthority(result: unknown): Authority {
  const menu = isRecord(result) ? result.menu : undefined;
  if (!isRecord(result) || !Array.isArray(menu) || menu.length === 0) {
    throw new Error('getPermissionList: permissions must be a non-null array !');
  }
  return { menu, auth: parseAuthEntries(result.auth), allAuth: parseAuthEntries(result.allAuth) };
}
