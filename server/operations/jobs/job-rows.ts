import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import type { DynamicKysely } from '../../database/index.ts';

export const jobModel = 'system/quartz-job';

/** A job as stored; times are wall-clock text. */
export interface JobRow {
  id: string;
  job_class_name: string;
  cron_expression: string;
  parameter: string | null;
  /** 0 active, -1 stopped. */
  status: number;
  next_run_time: string | null;
}

type Schema = {
  sys_quartz_job: JobRow & {
    last_run_time: string | null;
    last_result: string | null;
    /** No other server runs it until then. */
    running_until: string | null;
    del_flag: number;
  };
};

const columns = ['id', 'job_class_name', 'cron_expression', 'parameter', 'status', 'next_run_time'] as const;

/** The time in milliseconds for which an interrupted run blocks the next one. */
const runsAtMost = 3_600_000;

/** Reads all jobs, including stopped ones. */
export async function readJobs(database: DynamicKysely): Promise<JobRow[]> {
  const rows = await jobs(database).selectFrom('sys_quartz_job').select(columns).where('del_flag', '=', 0).execute();
  return rows.map(jobOf);
}

/** Reads the job with that id. */
export async function readJob(database: DynamicKysely, id: string): Promise<JobRow | undefined> {
  const found = jobs(database).selectFrom('sys_quartz_job').select(columns).where('del_flag', '=', 0);
  const row = await found.where('id', '=', id).executeTakeFirst();
  return row && jobOf(row);
}

/**
 * Updates the next run of a job, unless another server has done so since it was read: one of several servers succeeds.
 * It is not a change of the record, so its version stays.
 * @returns the job after the change; undefined if another server was first.
 */
export async function moveNextRun(
  database: DynamicKysely,
  { id, status, next_run_time: from }: JobRow,
  to: string | null,
): Promise<JobRow | undefined> {
  const moved = await jobs(database)
    .updateTable('sys_quartz_job')
    .set({ next_run_time: to })
    .where('id', '=', id)
    .where('del_flag', '=', 0)
    .where('status', '=', status)
    .where('next_run_time', from === null ? 'is' : '=', from)
    .returning(columns)
    .executeTakeFirst();
  return moved && jobOf(moved);
}

/** Stores the begin of a run. Returns `false` if the job is already running, here or on another server. */
export async function beginRun(database: DynamicKysely, id: string, now: Date): Promise<boolean> {
  const at = formatDate(now, DATE_TIME);
  const begun = await jobs(database)
    .updateTable('sys_quartz_job')
    .set({
      last_run_time: at,
      last_result: '正在执行',
      running_until: formatDate(now.getTime() + runsAtMost, DATE_TIME),
    })
    .where('id', '=', id)
    .where((test) => test.or([test('running_until', 'is', null), test('running_until', '<', at)]))
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

export async function endRun(database: DynamicKysely, id: string, result: string): Promise<void> {
  await jobs(database)
    .updateTable('sys_quartz_job')
    .set({ last_result: result.slice(0, 500), running_until: null })
    .where('id', '=', id)
    .execute();
}

export async function forgetRuns(database: DynamicKysely): Promise<void> {
  await jobs(database)
    .updateTable('sys_quartz_job')
    .set({ last_result: '服务器停止，没有执行完', running_until: null })
    .where('running_until', 'is not', null)
    .execute();
}

/** The database returns whole numbers as text, and times with fractions of a second. */
function jobOf(row: JobRow): JobRow {
  return { ...row, status: Number(row.status), next_run_time: row.next_run_time?.slice(0, 19) ?? null };
}

function jobs(database: DynamicKysely) {
  return database.withTables<Schema>();
}
