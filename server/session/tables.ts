import type { ColumnType, Generated } from 'kysely';
import type { TableDefinition } from '../database/migration/table-definition.ts';
import { audited, type Audited, integer, maybeText, table, text } from './system-tables.ts';

type UserRow = Audited & {
  id: string;
  username: string;
  realname: string;
  /** `scrypt$…`; read by `passwords.ts` only. */
  password: string;
  avatar: string | null;
  birthday: string | null;
  /** 1 male, 2 female. */
  sex: number | null;
  email: string | null;
  phone: string | null;
  telephone: string | null;
  /** Code of the department chosen last. */
  org_code: string | null;
  work_no: string | null;
  post: string | null;
  /** 1 normal, 2 frozen. */
  status: Generated<number>;
  del_flag: Generated<number>;
  /** 1 member, 2 leader. */
  user_identity: Generated<number>;
  depart_ids: string | null;
};

/** Milliseconds since 1970; read as text because the column is a bigint. */
type Moment = ColumnType<string, number, number>;

type SessionRow = {
  id: string;
  /** SHA-256 of the token, in hex. The token itself is nowhere. */
  token_hash: string;
  user_id: string;
  address: string;
  created_at: Moment;
  expires_at: Moment;
};

type LoginAttemptRow = { id: string; username: string; address: string; tried_at: Moment };

type CaptchaRow = { id: string; code_hash: string; address: string; expires_at: Moment };

type DepartmentRow = Audited & {
  id: string;
  parent_id: string | null;
  depart_name: string;
  depart_order: number;
  /** 1 company, 2 department, 3 post. */
  org_category: string;
  /** Depth, from 1. */
  org_type: string;
  org_code: string;
  del_flag: Generated<number>;
};

/** Tables of users, sessions and departments, as Kysely sees them. */
export type SessionSchema = {
  sys_user: UserRow;
  sys_session: SessionRow;
  sys_login_attempt: LoginAttemptRow;
  /** Pictures that were asked for and not answered yet; the id is the hash of the number that the client chose. */
  sys_captcha: CaptchaRow;
  sys_depart: DepartmentRow;
  sys_user_depart: { id: string; user_id: string; dep_id: string };
};

const moment = (name: string) => ({ name, type: 'bigint', notNull: true }) as const;

/** The same, as the database is brought to them. */
export const sessionTables: readonly TableDefinition[] = [
  table(
    'sys_user',
    [
      ...[
        text('username'),
        text('realname'),
        text('password'),
        maybeText('avatar'),
        { name: 'birthday', type: 'date' } as const,
      ],
      ...[{ name: 'sex', type: 'integer' } as const, maybeText('email'), maybeText('phone'), maybeText('telephone')],
      ...[maybeText('org_code'), maybeText('work_no'), maybeText('post'), integer('status', 1), integer('del_flag', 0)],
      ...[integer('user_identity', 1), maybeText('depart_ids'), ...audited],
    ],
    { unique: [['username']] },
  ),
  table(
    'sys_session',
    [text('token_hash'), text('user_id'), text('address'), moment('created_at'), moment('expires_at')],
    {
      unique: [['token_hash']],
      indexes: [['user_id'], ['expires_at']],
    },
  ),
  table('sys_login_attempt', [text('username'), text('address'), moment('tried_at')], {
    indexes: [['username', 'tried_at'], ['address', 'tried_at'], ['tried_at']],
  }),
  table('sys_captcha', [text('code_hash'), text('address'), moment('expires_at')], {
    indexes: [['address'], ['expires_at']],
  }),
  table(
    'sys_depart',
    [
      ...[
        maybeText('parent_id'),
        text('depart_name'),
        integer('depart_order', 0),
        text('org_category'),
        text('org_type'),
      ],
      ...[text('org_code'), integer('del_flag', 0), ...audited],
    ],
    { unique: [['org_code']] },
  ),
  table('sys_user_depart', [text('user_id'), text('dep_id')], { unique: [['user_id', 'dep_id']] }),
];
