import { DATE, formatDate } from '../../src/engine/values/index.ts';
import type { DynamicKysely } from '../database/index.ts';
import { defineRoute, type Route, success } from '../http/index.ts';

/** Calls that are a visit once they succeed. */
const signIns = ['/sys/login', '/sys/mLogin', '/sys/phoneLogin'];

const dayInMilliseconds = 86_400_000;

/** How many people came, as the start page shows it (jeecg-contract.md 2); counted in the system log. */
export function visitRoutes(database: DynamicKysely): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/sys/loginfo',
      permission: 'signed-in',
      async handler() {
        const [all] = await counted(database, undefined);
        const [today] = await counted(database, formatDate(new Date(), DATE));
        return success({ totalVisitCount: all.visits, todayVisitCount: today.visits, todayIp: today.addresses });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/sys/visitInfo',
      permission: 'signed-in',
      async handler() {
        const days = Array.from({ length: 7 }, (_, index) => {
          return formatDate(new Date(Date.now() - (6 - index) * dayInMilliseconds), DATE);
        });
        const visits = await byDay(database, days[0] ?? '');
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

function signInsSince(database: DynamicKysely, day: string | undefined) {
  const visits = database
    .selectFrom('sys_log')
    .where('log_type', '=', 1)
    .where('success', '=', true)
    .where('request_url', 'in', signIns);
  return day === undefined ? visits : visits.where('create_time', '>=', `${day} 00:00:00`);
}

async function counted(database: DynamicKysely, day: string | undefined) {
  const row = await signInsSince(database, day)
    .select((build) => [build.fn.countAll().as('visits'), build.fn.count('ip').distinct().as('addresses')])
    .executeTakeFirstOrThrow();
  return [{ visits: Number(row['visits']), addresses: Number(row['addresses']) }] as const;
}

async function byDay(database: DynamicKysely, since: string): Promise<Map<string, { visit: number; ip: number }>> {
  const rows = await signInsSince(database, since)
    .select((build) => [
      build.cast<string>('create_time', 'date').as('day'),
      build.fn.countAll().as('visits'),
      build.fn.count('ip').distinct().as('addresses'),
    ])
    .groupBy('day')
    .execute();
  return new Map(
    rows.map((row) => [
      String(row['day']).slice(0, 10),
      { visit: Number(row['visits']), ip: Number(row['addresses']) },
    ]),
  );
}
