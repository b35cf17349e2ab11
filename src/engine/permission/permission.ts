/** Does the set hold the name? No set (a real back end without lists) and no name (nothing asked) allow. */
export function allows(permissions: Pick<ReadonlySet<string>, 'has'> | undefined, name: string | undefined): boolean {
  return permissions === undefined || name === undefined || permissions.has(name);
}

/** The permission that a person lacks for a button; undefined where it may be pressed. */
export function missingPermission(
  permissions: Pick<ReadonlySet<string>, 'has'> | undefined,
  button: { permission?: string; targetPermission?: string },
): string | undefined {
  return [button.permission, button.targetPermission].find((name) => !allows(permissions, name));
}

/** An entry of `auth` or `allAuth` as JeecgBoot sends them; type 1 is visible or usable, type 2 editable. */
export interface AuthEntry {
  /** One action, or several parted by commas. */
  action: string;
  type: string;
  /** Only in `allAuth`: "1" the control is on, "0" it is switched off. */
  status?: string;
}

/**
 * JeecgBoot's test of `v-has` (hasPermission.js): kept where the surrounding form grants it, where its control is
 * switched off, or where the person holds it; an action that exists nowhere is removed.
 */
export function isActionVisible(
  auth: readonly AuthEntry[],
  allAuth: readonly AuthEntry[],
  action: string,
  formPermissions: readonly AuthEntry[] = [],
): boolean {
  const usable = (entry: AuthEntry) => entry.type !== '2';
  if (formPermissions.some((entry) => usable(entry) && names(entry, action))) return true;
  if (allAuth.some((entry) => usable(entry) && names(entry, action) && entry.status === '0')) return true;
  return auth.some((entry) => usable(entry) && names(entry, action));
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

/** Whether a name is only that of a control of editing: it locks fields, and hides none. */
export function isOnlyEditable(all: readonly AuthEntry[], action: string): boolean {
  const named = all.filter((entry) => names(entry, action));
  return named.length > 0 && named.every(({ type }) => type === '2');
}

/**
 * JeecgBoot's prefix test of columns and toolbar buttons (getNoAuthCols): the names, without the prefix, that are under
 * control and that the person does not hold. With type "2" they are the columns to disable instead.
 */
export function hiddenByPrefix(
  auth: readonly AuthEntry[],
  allAuth: readonly AuthEntry[],
  prefix: string,
  type: '1' | '2' = '1',
): string[] {
  const controlled = allAuth.filter((entry) => entry.type === type && entry.status === '1').flatMap(actions);
  const held = new Set(auth.filter((entry) => entry.type === type).flatMap(actions));
  const hidden = controlled.filter((action) => action.startsWith(prefix) && !held.has(action));
  return [...new Set(hidden)].map((action) => action.slice(prefix.length));
}

function actions(entry: AuthEntry): string[] {
  return entry.action.split(',').map((action) => action.trim());
}

function names(entry: AuthEntry, action: string): boolean {
  return actions(entry).includes(action);
}
