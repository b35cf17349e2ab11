import { actionNames } from './parse-auth-entries.ts';
import { switchedOff } from './permission.ts';
import type { Authority } from './table-permissions.ts';

/**
 * Returns the names of the user's permissions for the runtime: those granted to the user and by the page's own list,
 * without those that are switched off. Anything that the server does not name is denied, even if it names nothing.
 */
export function permissionNames({ auth, allAuth, permissionList = [] }: Authority): ReadonlySet<string> {
  const off = switchedOff(allAuth);
  const granted = [...auth, ...permissionList].filter(({ type }) => type !== '2');
  return new Set(granted.flatMap(({ action }) => actionNames(action)).filter((name) => !off.has(name)));
}
