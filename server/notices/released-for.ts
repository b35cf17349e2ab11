import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import type { AccountSchema, DynamicKysely } from '../database/index.ts';
import type { Person } from '../http/index.ts';
import { seenBy } from '../tenancy/index.ts';
import type { NoticeSchema } from './tables.ts';

export type Receiver = Pick<Person, 'id' | 'tenantId'>;

/**
 * Selects the released announcements for a person, with the read state and the sender: those sent to them, and those
 * for everybody of their tenant or of no tenant. `valid` excludes expired ones.
 */
export function releasedFor(database: DynamicKysely, { id, tenantId }: Receiver, { valid = false } = {}) {
  const db = database.withTables<NoticeSchema & AccountSchema>();
  const now = formatDate(new Date(), DATE_TIME);
  // A person has few of the many messages: this condition uses an index instead of reading all messages.
  const his = db.selectFrom('sys_announcement_send').select('annt_id').where('user_id', '=', id);
  const ofAll = db.selectFrom('sys_announcement').select('id as annt_id').where('msg_type', '=', 'ALL');
  return db
    .selectFrom('sys_announcement')
    .leftJoin('sys_announcement_send', (join) =>
      join
        .onRef('sys_announcement_send.annt_id', '=', 'sys_announcement.id')
        .on('sys_announcement_send.user_id', '=', id),
    )
    .leftJoin('sys_user', 'sys_user.username', 'sys_announcement.sender')
    .where('sys_announcement.id', 'in', his.union(ofAll))
    .where((test) =>
      test.or([test('sys_announcement.msg_type', '=', 'ALL'), test('sys_announcement_send.id', 'is not', null)]),
    )
    .where('sys_announcement.del_flag', '=', 0)
    .where('sys_announcement.send_status', '=', '1')
    .where(seenBy({ tenantId }, 'sys_announcement'))
    .where((test) =>
      test.or([test('sys_announcement.start_time', 'is', null), test('sys_announcement.start_time', '<=', now)]),
    )
    .$if(valid, (rows) =>
      rows.where((test) =>
        test.or([test('sys_announcement.end_time', 'is', null), test('sys_announcement.end_time', '>', now)]),
      ),
    );
}
