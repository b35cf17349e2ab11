import type { DynamicKysely } from '../../database/dynamic-schema.ts';
import { defineRoute, type Query, requiredText, type Route, success } from '../../http/index.ts';
import { listOf } from '../../permissions/index.ts';
import { departmentsBelow } from '../departments/department-tree.ts';
import { listUsers, pageOfUsers, type UserFilter } from './user-rows.ts';

/** Users as choosers and departments ask for them (jeecg-contract.md 5.1). Whoever is signed in may choose a colleague. */
export function userChoiceRoutes(database: DynamicKysely): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/user/queryUserByDepId',
      permission: 'system:user:list',
      async handler({ query }) {
        const departmentIds = await departmentsBelow(database, [requiredText(query, 'id', 64)]);
        return success(await listUsers(database, { departmentIds, realname: query['realname'] }), { code: 0 });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/user/queryUserComponentData',
      permission: 'signed-in',
      async handler({ query }) {
        const { departId = '', username, realname } = query;
        const within = departId === '' ? {} : { departmentIds: await departmentsBelow(database, [departId]), realname };
        return success(await pageOfUsers(database, { status: 1, username, ...within }, query));
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/user/getMultiUser',
      permission: 'signed-in',
      handler: async ({ query }) => ({
        ...{ status: 200, headers: { 'content-type': 'application/json; charset=utf-8' } },
        body: await listUsers(database, { status: 1, among: readAmong(query) }),
      }),
    }),
  ];
}

/** What users may be looked up by. A parameter that is none of these chooses nothing and is passed over. */
const lookups = [
  ['id', 'id'],
  ['username', 'username'],
  ['realname', 'realname'],
  ['phone', 'phone'],
  ['email', 'email'],
  ['workNo', 'work_no'],
] as const;

/** Each lookup is a comma list; without any, nobody is meant rather than everybody. */
function readAmong(query: Query): NonNullable<UserFilter['among']> {
  const asked = lookups.flatMap(([name, column]) => {
    const values = listOf(query[name]);
    return values.length > 0 ? [{ column, values: values.slice(0, 1_000) }] : [];
  });
  return asked.length > 0 ? asked : [{ column: 'id', values: [] }];
}
