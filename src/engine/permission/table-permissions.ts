import { type AuthEntry, hiddenByPrefix } from './permission.ts';

/** What the server lets a person do. */
export interface Authority {
  auth: readonly AuthEntry[];
  allAuth: readonly AuthEntry[];
}

/** What a person may not see or change of a table whose names begin with a prefix. */
export interface TablePermissions {
  /** Keys of columns, and names of buttons, that are not shown. */
  hides(name: string): boolean;
  /** Keys of columns that cannot be edited. */
  disables(column: string): boolean;
}

/**
 * The permission rules of a table (specification 6): columns and buttons by `prefix:name`. Who may not delete several
 * rows (`batch_delete`) gets no button to remove any. Nothing is excluded where there is no prefix or no server to ask.
 */
export function tablePermissions(authority: Authority | undefined, prefix: string | undefined): TablePermissions {
  if (!authority || prefix === undefined) return { hides: () => false, disables: () => false };
  const { auth, allAuth } = authority;
  const hidden = new Set(hiddenByPrefix(auth, allAuth, `${prefix}:`));
  const disabled = new Set(hiddenByPrefix(auth, allAuth, `${prefix}:`, '2'));
  if (hidden.has('batch_delete')) hidden.add('remove');
  return { hides: (name) => hidden.has(name), disables: (column) => disabled.has(column) };
}
