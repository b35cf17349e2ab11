import { DATE_TIME, formatDate } from '../../src/engine/values/index.ts';
import { chineseOrder, idOf, likePattern, type DynamicKysely } from '../database/index.ts';
import { notFound, pageOf, readPage, type Person, type Query } from '../http/index.ts';
import { releasedFor, type Receiver } from './released-for.ts';
import type { NoticeSchema } from './tables.ts';

const noticeColumns = [
  'sys_announcement.id',
  'sys_announcement.titile',
  'sys_announcement.msg_content',
  'sys_announcement.msg_abstract',
  'sys_announcement.sender',
  'sys_announcement.priority',
  'sys_announcement.send_time',
  'sys_announcement.start_time',
  'sys_announcement.end_time',
  'sys_announcement.msg_category',
  'sys_announcement.msg_type',
  'sys_announcement.bus_type',
  'sys_announcement.bus_id',
  'sys_announcement.open_type',
  'sys_announcement.open_page',
  'sys_announcement.create_time',
] as const;

type Told = (typeof noticeColumns)[number] extends `sys_announcement.${infer Name}` ? Name : never;

export async function readUnread(database: DynamicKysely, receiver: Receiver, pageSize: number) {
  const ofCategory = async (category: '1' | '2') => {
    const unread = releasedFor(database, receiver, { valid: true })
      .where('sys_announcement.msg_category', '=', category)
      .where((test) =>
        test.or([
          test('sys_announcement_send.read_flag', 'is', null),
          test('sys_announcement_send.read_flag', '!=', '1'),
        ]),
      );
    const count = await unread.select((build) => build.fn.countAll<string>().as('total')).executeTakeFirst();
    const rows = await unread
      .select([...noticeColumns, 'sys_user.realname as sender_name'])
      .orderBy('sys_announcement.send_time', 'desc')
      .orderBy('sys_announcement.id', 'desc')
      .limit(pageSize)
      .execute();
    return { list: rows.map(noticeOf), total: Number(count?.total ?? 0) };
  };
  const [notices, messages] = [await ofCategory('1'), await ofCategory('2')];
  return {
    anntMsgList: notices.list,
    anntMsgTotal: notices.total,
    sysMsgList: messages.list,
    sysMsgTotal: messages.total,
  };
}

const sorts = new Map([
  ['titile', 'sys_announcement.titile'],
  ['msgCategory', 'sys_announcement.msg_category'],
  ['sender', 'sys_announcement.sender'],
  ['senderName', 'sys_announcement.sender'],
  ['sendTime', 'sys_announcement.send_time'],
  ['priority', 'sys_announcement.priority'],
] as const);

export async function readOwn(database: DynamicKysely, receiver: Receiver, query: Query) {
  const page = readPage(query);
  const like = (name: string): string => likePattern((query[name] ?? '').replaceAll('*', ''));
  const among = (name: string): string[] => (query[name] ?? '').split(',').filter((part) => part !== '');
  const { readFlag } = query;
  const sender = (query['senderName'] ?? query['sender'] ?? '').replaceAll('*', '');
  const found = releasedFor(database, receiver)
    .$if(Boolean(query['titile']), (rows) => rows.where('sys_announcement.titile', 'like', like('titile')))
    .$if(sender !== '', (rows) =>
      rows.where((test) =>
        test.or([
          test('sys_announcement.sender', 'like', likePattern(sender)),
          test('sys_user.realname', 'like', likePattern(sender)),
        ]),
      ),
    )
    .$if(among('msgCategory').length > 0, (rows) =>
      rows.where('sys_announcement.msg_category', 'in', among('msgCategory')),
    )
    .$if(among('priority').length > 0, (rows) => rows.where('sys_announcement.priority', 'in', among('priority')))
    .$if(Boolean(query['id']), (rows) => rows.where('sys_announcement.id', '=', query['id'] ?? ''))
    .$if(readFlag === '1', (rows) => rows.where('sys_announcement_send.read_flag', '=', '1'))
    .$if(readFlag === '0', (rows) =>
      rows.where((test) =>
        test.or([
          test('sys_announcement_send.read_flag', 'is', null),
          test('sys_announcement_send.read_flag', '!=', '1'),
        ]),
      ),
    );
  const count = await found.select((build) => build.fn.countAll<string>().as('total')).executeTakeFirst();
  const sort = [...sorts].find(([name]) => name === query['column'])?.[1];
  const rows = await found
    .select([
      ...noticeColumns,
      'sys_announcement_send.read_flag',
      'sys_announcement_send.read_time',
      'sys_announcement_send.id as send_id',
      'sys_user.realname as sender_name',
    ])
    .$if(sort === undefined, (rows) =>
      rows
        .orderBy((build) => build.fn.coalesce('sys_announcement_send.read_flag', build.val('0')))
        .orderBy('sys_announcement.send_time', 'desc'),
    )
    .$if(sort !== undefined, (rows) =>
      rows.orderBy(
        sort === 'sys_announcement.titile' ? chineseOrder(sort) : (sort ?? 'sys_announcement.id'),
        query['order'] === 'asc' ? 'asc' : 'desc',
      ),
    )
    .orderBy('sys_announcement.id', 'desc')
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize)
    .execute();
  const records = rows.map(({ send_id: sendId, read_flag: flag, read_time: time, ...row }) => ({
    ...noticeOf(row),
    id: sendId ?? row.id,
    anntId: row.id,
    userId: receiver.id,
    readFlag: flag === '1' ? '1' : '0',
    readTime: flag === '1' ? (time ?? null) : null,
  }));
  return pageOf(records, Number(count?.total ?? 0), page);
}

export async function markRead(database: DynamicKysely, receiver: Receiver, anntId: string): Promise<void> {
  const found = await releasedFor(database, receiver)
    .where('sys_announcement.id', '=', anntId)
    .select('sys_announcement.id')
    .executeTakeFirst();
  if (!found) throw notFound();
  await keepRead(database, receiver, [anntId]);
}

export async function markAllRead(database: DynamicKysely, receiver: Receiver): Promise<void> {
  for (;;) {
    const unread = await releasedFor(database, receiver)
      .where((test) =>
        test.or([
          test('sys_announcement_send.read_flag', 'is', null),
          test('sys_announcement_send.read_flag', '!=', '1'),
        ]),
      )
      .select('sys_announcement.id')
      .limit(batch)
      .execute();
    if (unread.length === 0) return;
    await keepRead(
      database,
      receiver,
      unread.map(({ id }) => String(id)),
    );
  }
}

const batch = 1_000;

async function keepRead(database: DynamicKysely, { id: user }: Pick<Person, 'id'>, ids: readonly string[]) {
  const read = { read_flag: '1', read_time: formatDate(new Date(), DATE_TIME) };
  await database
    .withTables<NoticeSchema>()
    .insertInto('sys_announcement_send')
    .values(ids.map((annt) => ({ id: idOf(`notice ${annt} ${user}`), annt_id: annt, user_id: user, ...read })))
    .onConflict((conflict) => conflict.columns(['annt_id', 'user_id']).doUpdateSet(read))
    .execute();
}

type NoticeRow = Record<Told | 'sender_name', unknown>;

function noticeOf(row: NoticeRow) {
  return {
    id: row.id,
    titile: row.titile,
    msgContent: row.msg_content,
    msgAbstract: row.msg_abstract,
    sender: row.sender,
    senderName: row.sender_name ?? row.sender,
    priority: row.priority,
    sendTime: row.send_time,
    createTime: row.create_time,
    startTime: row.start_time,
    endTime: row.end_time,
    msgCategory: row.msg_category,
    msgType: row.msg_type,
    busType: row.bus_type,
    busId: row.bus_id,
    openType: row.open_type,
    openPage: row.open_page,
  };
}
