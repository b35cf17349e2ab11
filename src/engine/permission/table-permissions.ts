import type { ResolvedColumn } from '../list/index.ts';
import { hiddenByPrefix, type AuthEntry } from './permission.ts';

/** What the server lets a person do. */
export interface Authority {
  auth: readonly AuthEntry[];
  allAuth: readonly AuthEntry[];
  /** What the page's menu entry grants (type 1) or locks (type 2). */
  permissionList?: readonly AuthEntry[];
}

/** What a person may not see or change of a table whose names begin with a prefix. */
export interface TablePermissions {
  /** Keys of columns, and names of buttons, that are not shown. */
  hides(name: string): boolean;
  /** Keys of columns that cannot be edited. */
  disables(column: string): boolean;
}

const nothing: TablePermissions = { hides: () => false, disables: () => false };
const known = new WeakMap<Authority, Map<string, TablePermissions>>();

/**
 * The permission rules of a table (docs/requirements.md, Permissions): columns and buttons by `prefix:name`. Who may
 * not delete several
 * rows (`batch_delete`) gets no button to remove any. Nothing is excluded where there is no prefix or no server to ask.
 */
export function tablePermissions(authority: Authority | undefined, prefix: string | undefined): TablePermissions {
  if (!authority || prefix === undefined) return nothing;
  const ofAuthority = known.get(authority) ?? new Map<string, TablePermissions>();
  known.set(authority, ofAuthority);
  const permissions = ofAuthority.get(prefix) ?? readPermissions(authority, prefix);
  ofAuthority.set(prefix, permissions);
  return permissions;
}

/** The columns that a person may see; those that he may not change are locked. */
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
 * The columns of rows inside a form that a person sees, on the screen and on paper: without those that permission, their
 * document or a condition of the form hides. `cells` are the states of whole columns, by `items.qty`.
 */
export function shownColumns(
  columns: readonly ResolvedColumn[],
  permissions: TablePermissions,
  cells: Readonly<Record<string, { visible: boolean }>>,
): readonly ResolvedColumn[] {
  return permittedColumns(columns, permissions).filter(
    ({ key, visible }) => visible !== false && cells[`items.${key}`]?.visible !== false,
  );
}

function readPermissions({ auth, allAuth }: Authority, prefix: string): TablePermissions {
  const hidden = new Set(hiddenByPrefix(auth, allAuth, `${prefix}:`));
  const disabled = new Set(hiddenByPrefix(auth, allAuth, `${prefix}:`, '2'));
  if (hidden.has('batch_delete')) hidden.add('remove');
  return { hides: (name) => hidden.has(name), disables: (column) => disabled.has(column) };
}
