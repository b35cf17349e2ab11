import type { Generated, Selectable } from 'kysely';

import type { TableDefinition } from '../migration/index.ts';
import {
  audited,
  integer,
  maybeText,
  naming,
  recorded,
  table,
  text,
  versioned,
  type Audited,
  type Recorded,
  type Versioned,
} from './define-table.ts';
import { grantTables, type GrantSchema } from './grants.ts';

type RoleRow = Recorded & { id: string; role_name: string; role_code: string; description: string | null };

/** A menu entry (0 root, 1 below it) or a permission point (2), as JeecgBoot stores them. Flags are 0 or 1. */
export type PermissionRow = {
  id: string;
  parent_id: string | null;
  name: string;
  url: string | null;
  component: string | null;
  component_name: string | null;
  redirect: string | null;
  menu_type: 0 | 1 | 2;
  perms: string | null;
  /** `1` visible or usable, `2` editable. */
  perms_type: string | null;
  icon: string | null;
  sort_no: number;
  is_route: number;
  keep_alive: number;
  hidden: number;
  hide_tab: number;
  always_show: number;
  /** 1: an address that opens in a new window. */
  internal_or_external: number;
  /** For a permission point: `1` active, `0` not. */
  status: string;
  description: string | null;
};

type StoredPermissionRow = Audited & Versioned & PermissionRow & { del_flag: Generated<number> };

export type SavedPermissionRow = Selectable<Audited & Versioned> & PermissionRow;

export type PermissionSchema = GrantSchema & {
  sys_role: RoleRow;
  sys_permission: StoredPermissionRow;
};

export const permissionTables: readonly TableDefinition[] = [
  {
    ...table('sys_role', [text('role_name'), text('role_code'), maybeText('description'), ...recorded]),
    unique: [{ name: 'sys_role_role_code_key', columns: ['tenant_id', 'role_code'], where: 'not-deleted' }],
  },
  table(
    'sys_permission',
    [
      maybeText('parent_id'),
      text('name'),
      maybeText('url'),
      naming(maybeText('component'), 'document'),
      maybeText('component_name'),
      maybeText('redirect'),
      integer('menu_type', 0),
      maybeText('perms'),
      maybeText('perms_type'),
      maybeText('icon'),
      integer('sort_no', 0),
      integer('is_route', 1),
      integer('keep_alive', 0),
      integer('hidden', 0),
      integer('hide_tab', 0),
      integer('always_show', 0),
      integer('internal_or_external', 0),
      text('status', '1'),
      maybeText('description'),
      integer('del_flag', 0),
      ...audited,
      versioned,
    ],
    { indexes: [['parent_id']] },
  ),
  ...grantTables,
];
