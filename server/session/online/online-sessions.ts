import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import { chineseOrder, likePattern, type AccountSchema, type DynamicKysely } from '../../database/index.ts';
import { pageOf, readPage, Refusal, type Query } from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { mayChangeMember, memberOf, severalTenants, type Viewer } from '../../tenancy/index.ts';
import { endSessionWithId, hashOf } from '../sessions.ts';
import type { SessionSchema } from '../tables.ts';

const sorts: ReadonlyMap<string | undefined, 'sys_user.username' | 'sys_user.realname' | 'sys_session.created_at'> =
  new Map([
    ['username', 'sys_user.username'],
    ['realname', 'sys_user.realname'],
    ['loginTime', 'sys_session.created_at'],
  ]);

/**
 * Reads a page of the active sessions of users that the viewer can see. `token` is the session's id, which
 * `forceLogout` accepts; the real token is stored nowhere. `own`: the token of the caller, whose session is marked.
 */
export async function readOnline(database: DynamicKysely, query: Query, viewer: Viewer, own?: string) {
  const { pageNo, pageSize } = readPage(query);
  const name = (query['username'] ?? '').replaceAll('*', '');
  const living = database
    .withTables<AccountSchema & SessionSchema>()
    .selectFrom('sys_session')
    .innerJoin('sys_user', 'sys_user.id', 'sys_session.user_id')
    .where('sys_session.expires_at', '>', String(Date.now()))
    .where(memberOf(viewer, 'sys_user.rel_tenant_ids'))
    .$if(name !== '', (rows) => rows.where('sys_user.username', 'like', likePattern(name)));
  const ownHash = own === undefined ? undefined : hashOf(own);
  const count = await living.select((build) => build.fn.countAll<string>().as('total')).executeTakeFirst();
  const sort = sorts.get(query['column']);
  const rows = await living
    .select(['sys_session.id', 'sys_session.address', 'sys_session.browser', 'sys_session.created_at'])
    .select(['sys_session.token_hash', 'sys_user.id as userId'])
    .select(['sys_user.username', 'sys_user.realname', 'sys_user.avatar', 'sys_user.birthday', 'sys_user.sex'])
    .select('sys_user.phone')
    .orderBy(
      sort === 'sys_user.realname' ? chineseOrder(sort) : (sort ?? 'sys_session.created_at'),
      sort && query['order'] === 'asc' ? 'asc' : 'desc',
    )
    .orderBy('sys_session.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const records = rows.map(({ created_at: started, token_hash: hash, ...row }) => ({
    ...row,
    token: row.id,
    own: hash === ownHash,
    sex_dictText: { 1: say('男'), 2: say('女') }[row.sex ?? 0] ?? '',
    loginTime: formatDate(new Date(Number(started)), DATE_TIME),
  }));
  return pageOf(records, Number(count?.total ?? 0), { pageNo, pageSize });
}

export async function countSessions(database: DynamicKysely): Promise<number> {
  const { total } = await database
    .withTables<SessionSchema>()
    .selectFrom('sys_session')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('expires_at', '>', String(Date.now()))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * Ends the session with that id or token, of a user that the viewer may change. Returns the name of the user; undefined
 * if there is no such session.
 */
export async function endSessionNamed(
  database: DynamicKysely,
  token: string,
  viewer: Viewer,
): Promise<string | undefined> {
  const db = database.withTables<AccountSchema & SessionSchema>();
  const found = await db
    .selectFrom('sys_session')
    .innerJoin('sys_user', 'sys_user.id', 'sys_session.user_id')
    .select(['sys_session.id', 'sys_user.realname', 'rel_tenant_ids'])
    .where((test) => test.or([test('sys_session.id', '=', token), test('token_hash', '=', hashOf(token))]))
    .where(memberOf(viewer))
    .executeTakeFirst();
  if (!found) return undefined;
  if (!mayChangeMember(viewer, found.rel_tenant_ids)) throw new Refusal(say(severalTenants));
  await endSessionWithId(database, found.id, 'forced-sign-out');
  return found.realname;
}
