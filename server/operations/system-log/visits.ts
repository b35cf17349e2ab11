import type { DynamicKysely } from '../../database/index.ts';
import { ownOf, type Viewer } from '../../tenancy/index.ts';

const signIns = ['/sys/login', '/sys/mLogin', '/sys/phoneLogin'];

function signInsSince(database: DynamicKysely, day: string | undefined, viewer: Viewer) {
  const visits = database
    .selectFrom('sys_log')
    .where('log_type', '=', 1)
    .where('success', '=', true)
    .where('request_url', 'in', signIns)
    .where(ownOf(viewer, 'sys_log'));
  return day === undefined ? visits : visits.where('create_time', '>=', `${day} 00:00:00`);
}

export async function visitsSince(database: DynamicKysely, day: string | undefined, viewer: Viewer) {
  const row = await signInsSince(database, day, viewer)
    .select((build) => [build.fn.countAll().as('visits'), build.fn.count('ip').distinct().as('addresses')])
    .executeTakeFirstOrThrow();
  return { visits: Number(row['visits']), addresses: Number(row['addresses']) };
}

export async function visitsByDay(
  database: DynamicKysely,
  since: string,
  viewer: Viewer,
): Promise<Map<string, { visit: number; ip: number }>> {
  const rows = await signInsSince(database, since, viewer)
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
