/**
 * True if the set contains the name. Without a set (a real back end without lists) or without a name (nothing required)
 * it is allowed.
 */
export function allows(permissions: Pick<ReadonlySet<string>, 'has'> | undefined, name: string | undefined): boolean {
  return permissions === undefined || name === undefined || permissions.has(name);
}

/** Returns the permission that the user lacks for a button; undefined if it may be used. */
export function missingPermission(
  permissions: Pick<ReadonlySet<string>, 'has'> | undefined,
  button: { permission?: string; targetPermission?: string },
): string | undefined {
  return [button.permission, button.targetPermission].find((name) => !allows(permissions, name));
}

/** An entry of `auth` or `allAuth` as JeecgBoot sends them; type 1 is visible or usable, type 2 editable. */
export interface AuthEntry {
  /** One action, or several separated by commas. */
  action: string;
  type: string;
  /** Only in `allAuth`: "1" the point is on, "0" it is switched off. */
  status?: string;
}

/**
 * Returns the actions of points of type 1 that are switched off: they are denied to everyone, even if granted. Used for
 * the server, buttons, columns, routes and menus.
 */
export function switchedOff(all: readonly AuthEntry[]): ReadonlySet<string> {
  return new Set(all.filter((entry) => isUsable(entry) && entry.status === '0').flatMap(actions));
}

/**
 * True if the user sees what a point of type 1 controls: it is granted to them or by the page's own list, and is not
 * switched off. An action that exists nowhere is denied.
 */
export function isActionVisible(
  auth: readonly AuthEntry[],
  allAuth: readonly AuthEntry[],
  action: string,
  formPermissions: readonly AuthEntry[] = [],
): boolean {
  if (switchedOff(allAuth).has(action)) return false;
  return [...formPermissions, ...auth].some((entry) => isUsable(entry) && names(entry, action));
}

function isUsable({ type }: AuthEntry): boolean {
  return type !== '2';
}

/** JeecgBoot's test of form fields (authFilter.js disabledAuthFilter): an action that exists nowhere is enabled. */
export function isFieldDisabled(
  auth: readonly AuthEntry[],
  allAuth: readonly AuthEntry[],
  action: string,
  formPermissions: readonly AuthEntry[] = [],
): boolean {
  const editable = (entry: AuthEntry) => entry.type === '2' && names(entry, action);
  if (formPermissions.some(editable)) return true;
  const controls = allAuth.filter(editable);
  if (controls.length === 0 || controls.some((entry) => entry.status === '0')) return false;
  return !auth.some(editable);
}

/** True if a name only controls editing: it locks fields, and hides none. */
export function isOnlyEditable(all: readonly AuthEntry[], action: string): boolean {
  const named = all.filter((entry) => names(entry, action));
  return named.length > 0 && named.every(({ type }) => type === '2');
}

/**
 * JeecgBoot's prefix test of columns and toolbar buttons (getNoAuthCols). Returns the names, without the prefix, that
 * are controlled and not granted to the user. A point of type 1 that is switched off is granted to nobody. With type
 * "2" the result is the columns to disable; a point that is switched off then disables none.
 */
export function hiddenByPrefix(
  auth: readonly AuthEntry[],
  allAuth: readonly AuthEntry[],
  prefix: string,
  type: '1' | '2' = '1',
): string[] {
  const isControl = (entry: AuthEntry) => entry.type === type && (type === '1' || entry.status === '1');
  const off = type === '1' ? switchedOff(allAuth) : new Set<string>();
  const held = new Set(auth.filter((entry) => entry.type === type).flatMap(actions));
  const hidden = allAuth
    .filter(isControl)
    .flatMap(actions)
    .filter((action) => action.startsWith(prefix) && (off.has(action) || !held.has(action)));
  return [...new Set(hidden)].map((action) => action.slice(prefix.length));
}

function actions(entry: AuthEntry): string[] {
  return entry.action.split(',').map((action) => action.trim());
}

function names(entry: AuthEntry, action: string): boolean {
  return actions(entry).includes(action);
}
