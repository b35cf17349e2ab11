import type { DynamicKysely } from '../../database/dynamic-schema.ts';
import type { Query } from '../../http/index.ts';
import { groupBy } from '../../records/index.ts';
import { likePattern, pageOf, readPage } from '../page.ts';
import type { PermissionSchema } from '../../permissions/index.ts';
import type { SessionSchema } from '../tables.ts';

/** A user as the choosers of JeecgBoot know one (jeecg-contract.md 5.1); nothing of a password. */
export interface UserEntry {
  id: string;
  username: string;
  realname: string;
  avatar: string | null;
  birthday: string | null;
  /** 1 male, 2 female. */
  sex: number | null;
  sex_dictText: string;
  phone: string | null;
  email: string | null;
  workNo: string | null;
  post: string | null;
  orgCode: string | null;
  /** Names of all his departments, with commas. */
  orgCodeTxt: string;
  /** 1 normal, 2 frozen. */
  status: number;
}

/** Which users are meant; all that is said holds together. */
export interface UserFilter {
  /** Parts of a name; an asterisk says nothing. */
  username?: string | undefined;
  realname?: string | undefined;
  /** Exactly one of these values. */
  among?: { column: 'id' | 'username' | 'realname' | 'phone' | 'email' | 'work_no'; values: readonly string[] }[];
  status?: number;
  roleId?: string | undefined;
  /** In one of these departments. */
  departmentIds?: readonly string[] | undefined;
}

/** More than these are not answered at once. */
const most = 1_000;

/** A page of the users that are meant, in the order of their names. */
export async function pageOfUsers(database: DynamicKysely, filter: UserFilter, query: Query) {
  const page = readPage(query);
  const { total } = await select(database, filter)
    .select((build) => build.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const offset = (page.pageNo - 1) * page.pageSize;
  return pageOf(await read(database, filter, { limit: page.pageSize, offset }), Number(total), page);
}

/** The users that are meant, at most a thousand, in the order of their names. */
export function listUsers(database: DynamicKysely, filter: UserFilter): Promise<UserEntry[]> {
  return read(database, filter, { limit: most, offset: 0 });
}

async function read(database: DynamicKysely, filter: UserFilter, { limit, offset }: { limit: number; offset: number }) {
  const rows = await select(database, filter)
    .select(['id', 'username', 'realname', 'avatar', 'birthday', 'sex', 'phone', 'email', 'work_no', 'post'])
    .select(['org_code', 'status'])
    .orderBy('username')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const departments = await departmentNames(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ work_no: workNo, org_code: orgCode, ...row }): UserEntry => {
    const names = departments.get(row.id) ?? [];
    const orgCodeTxt = names.map(({ depart_name: name }) => name).join(',');
    return { ...row, sex_dictText: { 1: '男', 2: '女' }[row.sex ?? 0] ?? '', workNo, orgCode, orgCodeTxt };
  });
}

function select(database: DynamicKysely, filter: UserFilter) {
  const { username, realname, among = [], status, roleId, departmentIds } = filter;
  let users = database.withTables<SessionSchema>().selectFrom('sys_user').where('del_flag', '=', 0);
  if (status !== undefined) users = users.where('status', '=', status);
  for (const [column, part] of [['username', username] as const, ['realname', realname] as const]) {
    const text = (part ?? '').replaceAll('*', '');
    if (text !== '') users = users.where(column, 'like', likePattern(text));
  }
  for (const { column, values } of among) users = users.where(column, 'in', values.length > 0 ? values : ['']);
  if (roleId !== undefined) users = users.where('id', 'in', holders(database, roleId));
  if (departmentIds) users = users.where('id', 'in', members(database, departmentIds));
  return users;
}

function holders(database: DynamicKysely, roleId: string) {
  const db = database.withTables<PermissionSchema>();
  return db.selectFrom('sys_user_role').select('user_id').where('role_id', '=', roleId);
}

function members(database: DynamicKysely, departmentIds: readonly string[]) {
  const db = database.withTables<SessionSchema>();
  const wanted = departmentIds.length > 0 ? departmentIds : [''];
  return db.selectFrom('sys_user_depart').select('user_id').where('dep_id', 'in', wanted);
}

async function departmentNames(database: DynamicKysely, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, { depart_name: string }[]>();
  const rows = await database
    .withTables<SessionSchema>()
    .selectFrom('sys_user_depart')
    .innerJoin('sys_depart', 'sys_depart.id', 'sys_user_depart.dep_id')
    .select(['sys_user_depart.user_id', 'sys_depart.depart_name'])
    .where('sys_user_depart.user_id', 'in', userIds)
    .where('sys_depart.del_flag', '=', 0)
    .orderBy('sys_depart.org_code')
    .execute();
  return groupBy(rows, (row) => row.user_id);
}
