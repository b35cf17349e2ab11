import type { ResolvedModel } from '../../../../src/engine/model/index.ts';
import { columnName } from '../../../records/index.ts';

export interface UniqueField {
  source: { kind: 'model'; model: string; field: string } | { kind: 'table'; table: string; column: string };
  /** One of them is enough. */
  permissions: readonly string[];
}

/** The fields that may be checked, by `table.field`. */
export type UniqueFields = ReadonlyMap<string, UniqueField>;

/** Unique columns of system tables; a model of the same table takes precedence. */
const own: readonly (readonly [table: string, permission: string, columns: readonly string[]])[] = [
  ['sys_user', 'system:user', ['username', 'phone', 'email', 'work_no']],
  ['sys_role', 'system:role', ['role_code']],
  ['sys_permission', 'system:permission', ['perms', 'url', 'name', 'component']],
];

/**
 * Lists the fields that may be checked, under the names that clients use: table or document id, column or field. Fields
 * that models declare as unique may be checked by everybody who may add or edit records. All other stored fields may be
 * checked by everybody who may list the records, because a list reveals the same. Secrets are never included.
 */
export function uniqueFields(models: Iterable<ResolvedModel>): UniqueFields {
  const fields = new Map<string, UniqueField>();
  for (const [table, permission, columns] of own) {
    const permissions = [`${permission}:add`, `${permission}:edit`];
    for (const column of columns)
      fields.set(`${table}.${column}`, { source: { kind: 'table', table, column }, permissions });
  }
  for (const { id, table, permission, fields: all } of models) {
    for (const { name, unique, secret, child, stored } of all) {
      if (secret || child || stored === false) continue;
      const permissions = unique === true ? [`${permission}:add`, `${permission}:edit`] : [`${permission}:list`];
      const source = { kind: 'model', model: id, field: name } as const;
      for (const from of [table, id])
        for (const called of [name, columnName(name)]) fields.set(`${from}.${called}`, { source, permissions });
    }
  }
  return fields;
}
