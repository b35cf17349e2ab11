import type { Generated } from 'kysely';

import {
  maybeText,
  naming,
  recorded,
  table,
  text,
  type ColumnDefinition,
  type Recorded,
  type TableDefinition,
} from '../database/index.ts';

/**
 * An announcement, or a message of the system to selected users; JeecgBoot stores both in one table. Times are
 * wall-clock text.
 */
type AnnouncementRow = Recorded & {
  id: string;
  /** The title, in JeecgBoot's spelling. */
  titile: string | null;
  msg_abstract: string | null;
  /** Unsanitised HTML: it must be sanitised before it is shown. */
  msg_content: string | null;
  start_time: string | null;
  end_time: string | null;
  sender: string | null;
  /** L, M or H. */
  priority: string | null;
  /** 1 notice, 2 message of the system. */
  msg_category: string | null;
  /** ALL or USER. */
  msg_type: string | null;
  /** Ids of the receivers, comma separated, if it is for selected users. */
  user_ids: string | null;
  /** 0 draft, 1 released, 2 revoked. */
  send_status: string | null;
  send_time: string | null;
  cancel_time: string | null;
  bus_type: string | null;
  bus_id: string | null;
  /** url or component. */
  open_type: string | null;
  open_page: string | null;
};

/** A receiver and their read state; for an announcement to everybody, only those who have read it. */
type ReceiverRow = {
  id: string;
  annt_id: string;
  user_id: string;
  /** 0 or 1. */
  read_flag: string;
  read_time: Generated<string | null>;
};

export type NoticeSchema = { sys_announcement: AnnouncementRow; sys_announcement_send: ReceiverRow };

export const announcementModel = 'system/announcement';

const time = (name: string): ColumnDefinition => ({ name, type: 'timestamp' });

export const noticeTables: readonly TableDefinition[] = [
  table(
    'sys_announcement',
    [
      maybeText('titile'),
      maybeText('msg_abstract'),
      maybeText('msg_content'),
      time('start_time'),
      time('end_time'),
      maybeText('sender'),
      maybeText('priority'),
      maybeText('msg_category'),
      maybeText('msg_type'),
      maybeText('user_ids'),
      maybeText('send_status'),
      time('send_time'),
      time('cancel_time'),
      naming(maybeText('bus_type'), 'model'),
      maybeText('bus_id'),
      maybeText('open_type'),
      maybeText('open_page'),
      ...recorded,
    ],
    { indexes: [['msg_type', 'send_time']] },
  ),
  table('sys_announcement_send', [text('annt_id'), text('user_id'), text('read_flag', '0'), time('read_time')], {
    unique: [['annt_id', 'user_id']],
    indexes: [['user_id', 'read_flag']],
  }),
];
