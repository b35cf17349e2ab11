import type { AccountSchema, DepartmentSchema, DynamicKysely } from '../database/index.ts';
import { Refusal } from '../http/index.ts';
import { say } from '../locale/index.ts';

/** A user as JeecgBoot sends one (docs/jeecgboot.md, Sign-in and account), without the password. */
export type UserInfo = Readonly<Record<string, string | number | null>> & { id: string; orgCode: string | null };

export interface DepartmentInfo {
  id: string;
  parentId: string;
  departName: string;
  orgCode: string;
  orgCategory: string;
  orgType: string;
}

export async function readUserInfo(database: DynamicKysely, id: string): Promise<UserInfo> {
  const db = database.withTables<AccountSchema & DepartmentSchema>();
  const row = await db.selectFrom('sys_user').select(columns).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal(say('用户不存在！'));
  return {
    id: row.id,
    username: row.username,
    realname: row.realname,
    avatar: row.avatar,
    birthday: row.birthday,
    sex: row.sex,
    email: row.email,
    phone: row.phone,
    orgCode: row.org_code,
    orgCodeTxt: null,
    status: row.status,
    delFlag: row.del_flag,
    workNo: row.work_no,
    post: row.post,
    telephone: row.telephone,
    activitiSync: 1,
    userIdentity: row.user_identity,
    departIds: row.depart_ids,
    relTenantIds: row.rel_tenant_ids ?? '',
    clientId: null,
    createBy: row.create_by,
    createTime: toSeconds(row.create_time),
    updateBy: row.update_by,
    updateTime: toSeconds(row.update_time),
  };
}

export async function readDepartments(database: DynamicKysely, userId: string): Promise<DepartmentInfo[]> {
  const db = database.withTables<AccountSchema & DepartmentSchema>();
  const rows = await db
    .selectFrom('sys_depart')
    .innerJoin('sys_user_depart', 'sys_user_depart.dep_id', 'sys_depart.id')
    .select(['sys_depart.id', 'parent_id', 'depart_name', 'org_code', 'org_category', 'org_type'])
    .where('sys_user_depart.user_id', '=', userId)
    .where('del_flag', '=', 0)
    .orderBy('org_code')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id ?? '',
    departName: row.depart_name,
    orgCode: row.org_code,
    orgCategory: row.org_category,
    orgType: row.org_type,
  }));
}

const columns = [
  ...(['id', 'username', 'realname', 'avatar', 'birthday', 'sex', 'email', 'phone', 'telephone', 'org_code'] as const),
  ...(['work_no', 'post', 'status', 'del_flag', 'user_identity', 'depart_ids', 'rel_tenant_ids'] as const),
  ...(['create_by', 'create_time', 'update_by', 'update_time'] as const),
] as const;

function toSeconds(time: string | null): string | null {
  return time?.slice(0, 19) ?? null;
}
