import type { ColumnType, Generated } from 'kysely';
import type { TableDefinition } from '../database/migration/table-definition.ts';
import { integer, maybeText, type Recorded, recorded, table, text } from '../database/system-tables.ts';

type UserRow = Recorded & {
  id: string;
  username: string;
  realname: string;
  /** `scrypt$…`, or empty for nobody can sign in; read by `passwords.ts` only. */
  password: Generated<string>;
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
  /** 1 member, 2 leader. */
  user_identity: Generated<number>;
  /** Ids of the departments that he leads, comma separated. */
  depart_ids: string | null;
  /** Ids of the tenants that he works for, comma separated. */
  rel_tenant_ids: Generated<string | null>;
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

/** A code that went to a telephone; the id is a hash of the number and of what it is for. */
type SmsCodeRow = { id: string; code_hash: string; address: string; tries: number; expires_at: Moment };

type CaptchaRow = { id: string; code_hash: string; address: string; expires_at: Moment };

type DepartmentRow = Recorded & {
  id: string;
  parent_id: string | null;
  depart_name: string;
  depart_order: number;
  /** 1 company, 2 department, 3 post. */
  org_category: string;
  /** Depth, from 1. */
  org_type: string;
  org_code: string;
  mobile: Generated<string | null>;
  fax: Generated<string | null>;
  address: Generated<string | null>;
  memo: Generated<string | null>;
};

type TenantRow = Recorded & {
  id: string;
  name: string;
  begin_date: string | null;
  end_date: string | null;
  /** 1 normal, 0 frozen. */
  status: Generated<number>;
};

/** Lets links to some addresses be followed without a token, for a minute. */
type TicketRow = {
  id: string;
  /** SHA-256 of the ticket, in hex. */
  ticket_hash: string;
  session_id: string;
  tenant_id: number;
  /** Line by line. */
  addresses: string;
  expires_at: Moment;
};

/** Tables of users, sessions and departments, as Kysely sees them. */
export type SessionSchema = {
  sys_user: UserRow;
  sys_session: SessionRow;
  sys_login_attempt: LoginAttemptRow;
  /** Pictures that were asked for and not answered yet; the id is the hash of the number that the client chose. */
  sys_captcha: CaptchaRow;
  sys_sms_code: SmsCodeRow;
  sys_ticket: TicketRow;
  sys_tenant: TenantRow;
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
        text('password', ''),
        maybeText('avatar'),
        { name: 'birthday', type: 'date' } as const,
      ],
      ...[{ name: 'sex', type: 'integer' } as const, maybeText('email'), maybeText('phone'), maybeText('telephone')],
      ...[maybeText('org_code'), maybeText('work_no'), maybeText('post'), integer('status', 1)],
      ...[integer('user_identity', 1), maybeText('depart_ids'), maybeText('rel_tenant_ids'), ...recorded],
    ],
    { unique: [['username']] },
  ),
  table(
    'sys_ticket',
    [text('ticket_hash'), text('session_id'), integer('tenant_id', 0), text('addresses'), moment('expires_at')],
    {
      unique: [['ticket_hash']],
      indexes: [['expires_at']],
    },
  ),
  table('sys_tenant', [
    ...[
      text('name'),
      { name: 'begin_date', type: 'timestamp' } as const,
      { name: 'end_date', type: 'timestamp' } as const,
    ],
    ...[integer('status', 1), ...recorded],
  ]),
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
  table('sys_sms_code', [text('code_hash'), text('address'), integer('tries', 0), moment('expires_at')], {
    indexes: [['address'], ['expires_at']],
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
        text('org_category', '2'),
        text('org_type', '1'),
      ],
      ...[
        text('org_code'),
        maybeText('mobile'),
        maybeText('fax'),
        maybeText('address'),
        maybeText('memo'),
        ...recorded,
      ],
    ],
    { unique: [['org_code']] },
  ),
  table('sys_user_depart', [text('user_id'), text('dep_id')], {
    unique: [['user_id', 'dep_id']],
    indexes: [['dep_id']],
  }),
];
