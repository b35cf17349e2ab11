import type { TableDefinition } from '../migration/index.ts';
import {
  audited,
  maybeText,
  recorded,
  table,
  text,
  versioned,
  type Audited,
  type Recorded,
  type Versioned,
} from './define-table.ts';

/** A permission of a holder; `data_rule_ids` are the data rules that apply to it, comma separated. */
type Grant<Holder extends string> = Record<Holder, string> & {
  id: string;
  permission_id: string;
  data_rule_ids: string | null;
};

/** Restricts the records of the page that a menu entry opens (docs/jeecgboot.md, Menus, data rules, departments). */
export type DataRuleRow = Audited &
  Versioned & {
    id: string;
    permission_id: string;
    rule_name: string;
    rule_column: string;
    /** `=`, `LIKE`, …: dictionary `rule_conditions`. */
    rule_conditions: string;
    rule_value: string;
    /** `1` in force. */
    status: string;
  };

type DepartmentRoleRow = Recorded & {
  id: string;
  depart_id: string;
  role_name: string;
  role_code: string;
  description: string | null;
};

export type GrantSchema = {
  sys_user_role: { id: string; user_id: string; role_id: string };
  sys_role_permission: Grant<'role_id'>;
  sys_permission_data_rule: DataRuleRow;
  sys_depart_permission: Grant<'depart_id'>;
  sys_depart_role: DepartmentRoleRow;
  sys_depart_role_permission: Grant<'role_id'>;
  sys_depart_role_user: { id: string; role_id: string; user_id: string };
};

const grant = (name: string, holder: string) =>
  table(name, [text(holder), text('permission_id'), maybeText('data_rule_ids')], {
    unique: [[holder, 'permission_id']],
    indexes: [['permission_id']],
  });

export const grantTables: readonly TableDefinition[] = [
  table('sys_user_role', [text('user_id'), text('role_id')], {
    unique: [['user_id', 'role_id']],
    indexes: [['role_id']],
  }),
  grant('sys_role_permission', 'role_id'),
  table(
    'sys_permission_data_rule',
    [
      text('permission_id'),
      text('rule_name'),
      text('rule_column'),
      text('rule_conditions'),
      text('rule_value'),
      text('status', '1'),
      ...audited,
      versioned,
    ],
    { indexes: [['permission_id']] },
  ),
  grant('sys_depart_permission', 'depart_id'),
  table(
    'sys_depart_role',
    [text('depart_id'), text('role_name'), text('role_code'), maybeText('description'), ...recorded],
    { indexes: [['depart_id']] },
  ),
  grant('sys_depart_role_permission', 'role_id'),
  table('sys_depart_role_user', [text('role_id'), text('user_id')], {
    unique: [['role_id', 'user_id']],
    indexes: [['user_id']],
  }),
];
