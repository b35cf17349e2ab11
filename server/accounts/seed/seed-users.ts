import { randomInt } from 'node:crypto';

import {
  idOf,
  type AccountSchema,
  type DepartmentSchema,
  type DynamicKysely,
  type PermissionSchema,
} from '../../database/index.ts';
import { hashPassword } from '../../session/index.ts';

export interface UserSeed {
  username: string;
  realname: string;
  role: string;
  orgCode: string;
  post?: string;
  sex?: 1 | 2;
}

export interface DepartmentSeed {
  orgCode: string;
  name: string;
}

export async function hasNoUsers(database: DynamicKysely): Promise<boolean> {
  const db = database.withTables<AccountSchema & DepartmentSchema>();
  return (await db.selectFrom('sys_user').select('id').limit(1).executeTakeFirst()) === undefined;
}

export async function seedDepartments(database: DynamicKysely, departments: readonly DepartmentSeed[]): Promise<void> {
  const db = database.withTables<AccountSchema & DepartmentSchema>();
  for (const [index, { orgCode, name }] of departments.entries()) {
    const parent = orgCode.slice(0, -3);
    const row = {
      id: idOf(`department ${orgCode}`),
      parent_id: parent ? idOf(`department ${parent}`) : null,
      depart_name: name,
      depart_order: index,
      org_code: orgCode,
      org_category: parent ? '2' : '1',
      org_type: String(orgCode.length / 3),
    };
    await db
      .insertInto('sys_depart')
      .values(row)
      .onConflict((on) => on.column('org_code').doNothing())
      .execute();
  }
}

export async function seedUsers(database: DynamicKysely, users: readonly UserSeed[], password: string): Promise<void> {
  const hashes = await Promise.all(users.map(() => hashPassword(password)));
  await database.transaction().execute(async (transaction) => {
    const db = transaction.withTables<AccountSchema & DepartmentSchema & PermissionSchema>();
    for (const [index, { username, realname, role, orgCode, post, sex = 1 }] of users.entries()) {
      const id = idOf(`user ${username}`);
      const row = {
        id,
        username,
        realname,
        password: hashes[index] ?? '',
        org_code: orgCode,
        post: post ?? null,
        work_no: String(index + 1).padStart(5, '0'),
        depart_ids: '',
        sex,
        create_by: 'system',
      };
      const made = db
        .insertInto('sys_user')
        .values(row)
        .onConflict((on) => on.column('username').doNothing());
      if (!(await made.returning('id').executeTakeFirst())) continue;
      const roleId = db.selectFrom('sys_role').select('id').where('role_code', '=', role);
      const found = await roleId.executeTakeFirstOrThrow();
      await db
        .insertInto('sys_user_role')
        .values({ id: idOf(`${id} ${role}`), user_id: id, role_id: found.id })
        .execute();
      const link = { id: idOf(`${id} ${orgCode}`), user_id: id, dep_id: idOf(`department ${orgCode}`) };
      await db.insertInto('sys_user_depart').values(link).execute();
    }
  });
}

/** Generates a random password of 16 characters that are not easily confused, about 93 bits. */
export function generatePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
