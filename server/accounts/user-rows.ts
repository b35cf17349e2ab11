import {
  chineseOrder,
  likePattern,
  type AccountSchema,
  type DynamicKysely,
  type PermissionSchema,
} from '../database/index.ts';
import { pageOf, readPage, type Query } from '../http/index.ts';
import { say } from '../locale/index.ts';
import { memberOf, type Viewer } from '../tenancy/index.ts';
import { departmentNames } from './user-texts.ts';

/** A user as shown in JeecgBoot's pickers (docs/jeecgboot.md, Users and roles), without the password. */
export interface UserEntry {
  id: string;
  username: string;
  realname: string;
  avatar: string | null;
  birthday: string | null;
  sex: number | null;
  sex_dictText: string;
  phone: string | null;
  email: string | null;
  workNo: string | null;
  post: string | null;
  orgCode: string | null;
  orgCodeTxt: string;
  status: number;
}

export interface UserFilter {
  viewer: Viewer;
  /** Parts of a name; asterisks are ignored. */
  username?: string | undefined;
  realname?: string | undefined;
  workNo?: string | undefined;
  sex?: number | undefined;
  birthday?: string | undefined;
  among?: { column: 'id' | 'username' | 'realname' | 'phone' | 'email' | 'work_no'; values: readonly string[] }[];
  status?: number;
  roleId?: string | undefined;
  departmentIds?: readonly string[] | undefined;
}

const most = 1_000;

export async function pageOfUsers(database: DynamicKysely, filter: UserFilter, query: Query) {
  const page = readPage(query);
  const { total } = await select(database, filter)
    .select((build) => build.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const offset = (page.pageNo - 1) * page.pageSize;
  const rows = await read(database, filter, { limit: page.pageSize, offset, ...readSort(query) });
  return pageOf(rows, Number(total), page);
}

/** Returns the users that match the filter, at most a thousand, sorted by name. */
export function listUsers(database: DynamicKysely, filter: UserFilter): Promise<UserEntry[]> {
  return read(database, filter, { limit: most, offset: 0 });
}

const sorts = ['username', 'realname', 'sex', 'birthday', 'phone'] as const;

interface Part {
  limit: number;
  offset: number;
  column?: (typeof sorts)[number] | undefined;
  order?: 'asc' | 'desc';
}

/** Other columns are ignored (clients always send `createTime`). */
function readSort({ column, order }: Query): Pick<Part, 'column' | 'order'> {
  const known = sorts.find((name) => name === column);
  return { column: known, order: known && order === 'desc' ? 'desc' : 'asc' };
}

async function read(database: DynamicKysely, filter: UserFilter, part: Part) {
  const { limit, offset, column = 'username', order = 'asc' } = part;
  const rows = await select(database, filter)
    .select(['id', 'username', 'realname', 'avatar', 'birthday', 'sex', 'phone', 'email', 'work_no', 'post'])
    .select(['org_code', 'status'])
    // Nulls are sorted as in the index of names; with PostgreSQL's default the index could not be used.
    .orderBy(column === 'realname' ? chineseOrder(column) : column, (item) =>
      order === 'asc' ? item.asc().nullsFirst() : item.desc().nullsLast(),
    )
    .$if(column !== 'username', (users) => users.orderBy('username', (item) => item.asc().nullsFirst()))
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const departments = await departmentNames(
    database,
    rows.map(({ id }) => id),
    filter.viewer,
  );
  return rows.map(({ work_no: workNo, org_code: orgCode, ...row }): UserEntry => {
    const orgCodeTxt = (departments.get(row.id) ?? []).join(',');
    return { ...row, sex_dictText: { 1: say('男'), 2: say('女') }[row.sex ?? 0] ?? '', workNo, orgCode, orgCodeTxt };
  });
}

function select(database: DynamicKysely, filter: UserFilter) {
  const { username, realname, workNo, sex, birthday, among = [], status, roleId, departmentIds } = filter;
  let users = database.withTables<AccountSchema>().selectFrom('sys_user').where('del_flag', '=', 0);
  users = users.where(memberOf(filter.viewer));
  if (status !== undefined) users = users.where('status', '=', status);
  if (sex !== undefined) users = users.where('sex', '=', sex);
  if (birthday !== undefined) users = users.where('birthday', '=', birthday);
  const parts = [['username', username] as const, ['realname', realname] as const, ['work_no', workNo] as const];
  for (const [column, part] of parts) {
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
  const db = database.withTables<AccountSchema>();
  const wanted = departmentIds.length > 0 ? departmentIds : [''];
  return db.selectFrom('sys_user_depart').select('user_id').where('dep_id', 'in', wanted);
}
