import { groupBy } from '../../database/index.ts';
import { departmentsBelow, readDepartmentRows } from '../../departments/index.ts';
import {
  defineRoute,
  listOf,
  optionalText,
  Refusal,
  requiredText,
  success,
  type Call,
  type Route,
} from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import type { PermissionParts } from '../../permissions/index.ts';
import { holdersWithin, isMemberOf } from '../change-users.ts';
import { userDepartments } from '../user-departments.ts';
import { userPageRoute } from '../user-page-route.ts';
import { addToDepartment, takeFromDepartment } from './department-links.ts';
import { groupMemberRoutes } from './group-member-routes.ts';

export function departmentMemberRoutes(parts: PermissionParts): Route[] {
  const { database } = parts;
  const byCode = async ({ query, person }: Call) => {
    const { orgCode = '', workNo } = query;
    const rows = await readDepartmentRows(database, person());
    const departmentIds = rows.filter(({ org_code: code }) => code.startsWith(orgCode)).map(({ id }) => id);
    return { departmentIds, workNo, status: 1 };
  };
  return [
    userPageRoute(database, {
      path: 'departUserList',
      permission: 'system:user:list',
      filter: async ({ query, person }) => ({
        departmentIds: await departmentsBelow(database, listOf(optionalText(query, 'depId', 20_000)), person()),
      }),
      answer: (page) => success(page.total > 0 ? page : null, { code: 0 }),
    }),
    ...groupMemberRoutes(parts, {
      holder: 'department',
      key: 'depId',
      paths: { add: 'editSysDepartWithUser', take: 'deleteUserInDepart', takeSeveral: 'deleteUserInDepartBatch' },
      add: addToDepartment,
      take: takeFromDepartment,
      givesRights: (_database, id, userIds) => holdersWithin(database, [id], userIds),
      refuse: async (_database, person, id) => {
        const known = await departmentsBelow(database, [id], person);
        if (!known.includes(id)) throw new Refusal(say('这个部门已被删除，请刷新后再试。'));
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/user/userDepartList',
      permission: 'system:user:list',
      async handler({ query, person }) {
        const userId = requiredText(query, 'userId', 64);
        const isSeen = await isMemberOf(database, userId, person());
        const departments = isSeen ? await userDepartments(database, [userId], person()) : [];
        if (departments.length === 0) throw new Refusal(say('查找失败'));
        const nodes = departments.map(({ id, depart_name: title }) => ({ key: id, value: id, title, code: null }));
        return success(nodes, { message: say('查找成功'), code: 0 });
      },
    }),
    userPageRoute(database, { path: 'queryByOrgCode', permission: 'system:user:list', filter: byCode }),
    userPageRoute(database, {
      path: 'queryByOrgCodeForAddressList',
      permission: 'system:user:list',
      filter: byCode,
      async answer(page, { person }) {
        const users = page.records.map(({ id }) => id);
        const departments = groupBy(await userDepartments(database, users, person()), (row) => row.user_id);
        const records = page.records.map((user) => {
          const departId = (departments.get(user.id) ?? []).map(({ id }) => id).join(',');
          return { ...user, userId: user.id, departId, departName: user.orgCodeTxt };
        });
        return success({ ...page, records }, { code: 0 });
      },
    }),
  ];
}
