import type { ColumnType } from 'kysely';

import { integer, table, text, type TableDefinition } from '../database/index.ts';

/** Milliseconds since 1970; read as text because the column is a bigint. */
type Moment = ColumnType<string, number, number>;

type SessionRow = {
  id: string;
  /** SHA-256 of the token, in hex. The token itself is not stored. */
  token_hash: string;
  user_id: string;
  address: string;
  browser: string;
  created_at: Moment;
  expires_at: Moment;
};

/** The reason for which a session was ended by somebody else. */
export type EndReason =
  'password-reset' | 'second-factor-reset' | 'forced-sign-out' | 'account-frozen' | 'account-deleted';

type EndedSessionRow = { id: string; token_hash: string; user_id: string; reason: EndReason; expires_at: Moment };

type LoginAttemptRow = { id: string; username: string; address: string; tried_at: Moment };

/** A code for a telephone; the id is a hash of the number and the purpose. */
type SmsCodeRow = { id: string; code_hash: string; address: string; tries: number; expires_at: Moment };

/** A question without a token whose answer reveals users. */
type OpenQuestionRow = { id: string; address: string; asked_at: Moment };

type CaptchaRow = { id: string; code_hash: string; address: string; expires_at: Moment };

type TicketRow = {
  id: string;
  /** SHA-256 of the ticket, in hex. */
  ticket_hash: string;
  session_id: string;
  tenant_id: number;
  /** One address a line. */
  addresses: string;
  expires_at: Moment;
};

export type SessionSchema = {
  sys_session: SessionRow;
  /** Sessions that ended for a reason that their users get to know, until they would have expired. */
  sys_ended_session: EndedSessionRow;
  sys_login_attempt: LoginAttemptRow;
  sys_captcha: CaptchaRow;
  sys_sms_code: SmsCodeRow;
  sys_open_question: OpenQuestionRow;
  sys_ticket: TicketRow;
};

const moment = (name: string) => ({ name, type: 'bigint', notNull: true }) as const;

export const sessionTables: readonly TableDefinition[] = [
  table(
    'sys_ticket',
    [text('ticket_hash'), text('session_id'), integer('tenant_id', 0), text('addresses'), moment('expires_at')],
    {
      unique: [['ticket_hash']],
      indexes: [['expires_at']],
    },
  ),
  table(
    'sys_session',
    [
      text('token_hash'),
      text('user_id'),
      text('address'),
      text('browser', ''),
      moment('created_at'),
      moment('expires_at'),
    ],
    {
      unique: [['token_hash']],
      indexes: [['user_id'], ['expires_at']],
    },
  ),
  table('sys_ended_session', [text('token_hash'), text('user_id', ''), text('reason'), moment('expires_at')], {
    unique: [['token_hash']],
    indexes: [['expires_at']],
  }),
  table('sys_login_attempt', [text('username'), text('address'), moment('tried_at')], {
    indexes: [['username', 'tried_at'], ['address', 'tried_at'], ['tried_at']],
  }),
  table('sys_sms_code', [text('code_hash'), text('address'), integer('tries', 0), moment('expires_at')], {
    indexes: [['address'], ['expires_at']],
  }),
  table('sys_open_question', [text('address'), moment('asked_at')], { indexes: [['address'], ['asked_at']] }),
  table('sys_captcha', [text('code_hash'), text('address'), moment('expires_at')], {
    indexes: [['address'], ['expires_at']],
  }),
];
