import { nanoid } from 'nanoid';

import { DATE, isDateText } from '../../../src/engine/values/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import { departmentsBelow } from '../../departments/index.ts';
import {
  defineRoute,
  listOf,
  Refusal,
  requiredText,
  success,
  type Call,
  type Query,
  type Route,
} from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { userPageRoute } from '../user-page-route.ts';
import { listUsers, type UserFilter } from '../user-rows.ts';

/**
 * Routes for choosing users in pickers and departments (docs/jeecgboot.md, Users and roles). Everybody who is signed in
 * may choose a colleague.
 */
export function userChoiceRoutes(database: DynamicKysely): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/user/queryUserByDepId',
      permission: 'system:user:list',
      async handler({ query, person }) {
        const viewer = person();
        const departmentIds = await departmentsBelow(database, [requiredText(query, 'id', 64)], viewer);
        return success(await listUsers(database, { viewer, departmentIds, realname: query['realname'] }), { code: 0 });
      },
    }),
    userPageRoute(database, {
      path: 'queryUserComponentData',
      permission: 'signed-in',
      async filter({ query, person }) {
        const { departId = '' } = query;
        const within = departId === '' ? {} : { departmentIds: await departmentsBelow(database, [departId], person()) };
        return { status: 1, ...readPerson(query), ...within };
      },
      answer: (page) => success(page),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/user/queryByIds',
      permission: 'signed-in',
      handler: async (call) => success(await byLookup(database, call, ['id', 'userIds']), { code: 0 }),
    }),
    // This route is not in JeecgBoot 3.1: it returns names for the cells of a whole page in one call.
    defineRoute({
      method: 'GET',
      path: '/sys/user/queryUserByNames',
      permission: 'signed-in',
      handler: async (call) => success(await byLookup(database, call, ['username', 'userNames']), { code: 0 }),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/user/generateUserId',
      permission: 'system:user:add',
      handler: () => success(nanoid(), { code: 0 }),
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/user/getMultiUser',
      permission: 'signed-in',
      handler: async ({ query, person }) => ({
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: await listUsers(database, { viewer: person(), status: 1, among: readAmong(query) }),
      }),
    }),
  ];
}

/**
 * Returns users by the comma list of a parameter, including frozen ones, because stored values must still show a name.
 */
function byLookup(database: DynamicKysely, { query, person }: Call, [column, name]: ['id' | 'username', string]) {
  const among = [{ column, values: listOf(query[name]).slice(0, 1_000) }];
  return listUsers(database, { viewer: person(), among });
}

function readPerson({ sex = '', birthday = '' }: Query): { sex?: number; birthday?: string } {
  if (birthday !== '' && !isDateText(birthday, DATE)) throw new Refusal(say('生日应是日期，例如 1990-01-31。'));
  return { ...(/^[0-9]$/.test(sex) && { sex: Number(sex) }), ...(birthday !== '' && { birthday }) };
}

const lookups = [
  ['id', 'id'],
  ['username', 'username'],
  ['realname', 'realname'],
  ['phone', 'phone'],
  ['email', 'email'],
  ['workNo', 'work_no'],
] as const;

/** Each parameter is a comma list. Without any parameter no user is found, rather than all. */
function readAmong(query: Query): NonNullable<UserFilter['among']> {
  const filters = lookups.flatMap(([name, column]) => {
    const values = listOf(query[name]);
    return values.length > 0 ? [{ column, values: values.slice(0, 1_000) }] : [];
  });
  return filters.length > 0 ? filters : [{ column: 'id', values: [] }];
}
