import type { DynamicKysely } from '../../database/index.ts';
import { seedRole, type RoleSeed } from '../../permissions/index.ts';
import type { Settings } from '../../settings/index.ts';
import { generatePassword, seedDepartments, seedUsers, type DepartmentSeed, type UserSeed } from './seed-users.ts';

const headquarters: DepartmentSeed = { orgCode: 'A01', name: '总公司' };

const administrator: UserSeed = {
  username: 'admin',
  realname: '管理员',
  role: 'admin',
  orgCode: 'A01',
  post: '总经理',
};

const demoDepartments: DepartmentSeed[] = [
  { orgCode: 'A01A01', name: '销售部' },
  { orgCode: 'A01A02', name: '仓储部' },
  { orgCode: 'A01A03', name: '财务部' },
];

const demoRoles: RoleSeed[] = [
  {
    code: 'sales',
    name: '销售',
    grants: [
      'base:customer:list',
      'base:customer:add',
      'base:customer:edit',
      'base:material:list',
      'sales:order:list',
      'sales:order:add',
      'sales:order:edit',
      'stock:balance:list',
    ],
  },
  {
    code: 'warehouse',
    name: '仓管',
    grants: [
      'base:material:*',
      'base:depot:list',
      'base:unit:list',
      'stock:*',
      'sales:order:list',
      'sales:order:deliver',
    ],
  },
];

const demoUsers: UserSeed[] = [
  { username: 'zhangwei', realname: '张伟', role: 'sales', orgCode: 'A01A01', post: '销售员' },
  { username: 'lina', realname: '李娜', sex: 2, role: 'warehouse', orgCode: 'A01A02', post: '仓库管理员' },
];

/** The departments, roles and users of a demo company. A role replaces the demo role of the same code. */
export interface Company {
  departments: readonly DepartmentSeed[];
  roles: readonly RoleSeed[];
  users: readonly UserSeed[];
}

/**
 * Creates the first users, with roles and departments: the administrator, and for a demonstration two more and those of
 * the company, all with the same password. The permissions must be stored already.
 * @returns the password if it was generated: show it, because it is stored nowhere.
 */
export async function seedAccounts(
  database: DynamicKysely,
  { adminPassword, demo }: Pick<Settings, 'adminPassword' | 'demo'>,
  company: Company = { departments: [], roles: [], users: [] },
): Promise<string | undefined> {
  const password = adminPassword ?? generatePassword();
  const departments = demo ? [...demoDepartments, ...company.departments] : [];
  await seedDepartments(database, [headquarters, ...departments]);
  for (const role of demo ? [...company.roles, ...demoRoles] : []) await seedRole(database, role);
  await seedUsers(database, [administrator, ...(demo ? [...demoUsers, ...company.users] : [])], password);
  return adminPassword === undefined ? password : undefined;
}
