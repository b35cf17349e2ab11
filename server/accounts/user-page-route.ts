import type { DynamicKysely } from '../database/index.ts';
import { defineRoute, success, type Answer, type Call, type Route } from '../http/index.ts';
import { pageOfUsers, type UserFilter } from './user-rows.ts';

type UserPage = Awaited<ReturnType<typeof pageOfUsers>>;

interface UserPageRoute {
  path: string;
  permission: Route['permission'];
  filter: (call: Call) => Promise<Partial<UserFilter>>;
  answer?: (page: UserPage, call: Call) => Answer | Promise<Answer>;
}

export function userPageRoute(database: DynamicKysely, { path, permission, filter, answer }: UserPageRoute): Route {
  return defineRoute({
    method: 'GET',
    path: `/sys/user/${path}`,
    permission,
    async handler(call) {
      const viewer = call.person();
      const conditions = await filter(call);
      const { username, realname } = call.query;
      const page = await pageOfUsers(database, { viewer, username, realname, ...conditions }, call.query);
      return answer ? answer(page, call) : success(page, { code: 0 });
    },
  });
}
