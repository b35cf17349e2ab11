import type { Generated } from 'kysely';

import type { TableDefinition } from '../migration/index.ts';
import { integer, maybeText, recorded, table, text, type Recorded } from './define-table.ts';

type UserRow = Recorded & {
  id: string;
  username: string;
  realname: string;
  /** `scrypt$…`; empty: the user cannot sign in. Only `passwords.ts` reads it. */
  password: Generated<string>;
  avatar: string | null;
  birthday: string | null;
  /** 1 male, 2 female. */
  sex: number | null;
  email: string | null;
  phone: string | null;
  telephone: string | null;
  org_code: string | null;
  work_no: string | null;
  post: string | null;
  /** 1 normal, 2 frozen. */
  status: Generated<number>;
  /** 1 member, 2 leader. */
  user_identity: Generated<number>;
  depart_ids: string | null;
  rel_tenant_ids: Generated<string | null>;
  /** 1 if a workflow engine next to the server gets the user, otherwise 0; for clients of JeecgBoot. */
  activiti_sync: Generated<number>;
};

export type AccountSchema = {
  sys_user: UserRow;
  sys_user_depart: { id: string; user_id: string; dep_id: string };
};

export const accountTables: readonly TableDefinition[] = [
  table(
    'sys_user',
    [
      text('username'),
      text('realname'),
      text('password', ''),
      maybeText('avatar'),
      { name: 'birthday', type: 'date' } as const,
      { name: 'sex', type: 'integer' } as const,
      maybeText('email'),
      maybeText('phone'),
      maybeText('telephone'),
      maybeText('org_code'),
      maybeText('work_no'),
      maybeText('post'),
      integer('status', 1),
      integer('user_identity', 1),
      maybeText('depart_ids'),
      maybeText('rel_tenant_ids'),
      integer('activiti_sync', 1),
      ...recorded,
    ],
    { unique: [['username']] },
  ),
  table('sys_user_depart', [text('user_id'), text('dep_id')], {
    unique: [['user_id', 'dep_id']],
    indexes: [['dep_id']],
  }),
];
