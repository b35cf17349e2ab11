import { DATE, formatDate } from '../../../src/engine/values/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import { defineRoute, success, type Route } from '../../http/index.ts';
import { visitsByDay, visitsSince } from './visits.ts';

const dayInMilliseconds = 86_400_000;

/**
 * Routes of the visit counts on the start page (docs/jeecgboot.md, Sign-in and account), computed from the system log.
 */
export function visitRoutes(database: DynamicKysely): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/loginfo',
      permission: 'signed-in',
      async handler({ person }) {
        const all = await visitsSince(database, undefined, person());
        const today = await visitsSince(database, formatDate(new Date(), DATE), person());
        return success({ totalVisitCount: all.visits, todayVisitCount: today.visits, todayIp: today.addresses });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/visitInfo',
      permission: 'signed-in',
      async handler({ person }) {
        const days = Array.from({ length: 7 }, (_, index) => {
          return formatDate(new Date(Date.now() - (6 - index) * dayInMilliseconds), DATE);
        });
        const visits = await visitsByDay(database, days[0] ?? '', person());
        return success(
          days.map((tian) => {
            const { visit = 0, ip = 0 } = visits.get(tian) ?? {};
            return { visit, ip, tian, type: tian.slice(5) };
          }),
        );
      },
    }),
  ];
}
