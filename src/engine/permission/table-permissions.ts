import { oncePerObject } from '../../schema/memory/once-per-object.ts';
import type { ResolvedColumn } from '../columns/resolved-column.ts';
import { hiddenByPrefix, type AuthEntry } from './permission.ts';

export interface Authority {
  auth: readonly AuthEntry[];
  allAuth: readonly AuthEntry[];
  /** The grants (type 1) and locks (type 2) of the page's menu entry. */
  permissionList?: readonly AuthEntry[];
}

export interface TablePermissions {
  hides(name: string): boolean;
  disables(column: string): boolean;
}

const nothing: TablePermissions = { hides: () => false, disables: () => false };
const permissionsByPrefix = oncePerObject<Authority, Map<string, TablePermissions>>(() => new Map());

/**
 * Returns the permission rules of a table (docs/requirements.md, Permissions): columns and buttons by `prefix:name`. A
 * user without `batch_delete` does not get the button to remove a row either. Nothing is excluded without a prefix or a
 * server.
 */
export function tablePermissions(authority: Authority | undefined, prefix: string | undefined): TablePermissions {
  if (!authority || prefix === undefined) return nothing;
  const ofAuthority = permissionsByPrefix(authority);
  const permissions = ofAuthority.get(prefix) ?? readPermissions(authority, prefix);
  ofAuthority.set(prefix, permissions);
  return permissions;
}

/** Returns the columns that the user may see; those that they may not change are locked. */
export function permittedColumns(
  columns: readonly ResolvedColumn[],
  { hides, disables }: TablePermissions,
): readonly ResolvedColumn[] {
  if (!columns.some(({ key }) => hides(key) || disables(key))) return columns;
  return columns.flatMap((column) =>
    hides(column.key) ? [] : disables(column.key) ? { ...column, disabled: true } : column,
  );
}

/**
 * Returns the visible columns of rows inside a form, for the screen and for print: without those that permissions,
 * their document (`sees`) or a condition of the form hides. `cells` are the states of whole columns, by `items.qty`.
 */
export function shownColumns(
  columns: readonly ResolvedColumn[],
  permissions: TablePermissions,
  cells: Readonly<Record<string, { visible: boolean }>>,
  sees: (column: ResolvedColumn) => boolean,
): readonly ResolvedColumn[] {
  return permittedColumns(columns, permissions).filter(
    (column) => cells[`items.${column.key}`]?.visible !== false && sees(column),
  );
}

function readPermissions({ auth, allAuth }: Authority, prefix: string): TablePermissions {
  const hidden = new Set(hiddenByPrefix(auth, allAuth, `${prefix}:`));
  const disabled = new Set(hiddenByPrefix(auth, allAuth, `${prefix}:`, '2'));
  if (hidden.has('batch_delete')) hidden.add('remove');
  return { hides: (name) => hidden.has(name), disables: (column) => disabled.has(column) };
}
