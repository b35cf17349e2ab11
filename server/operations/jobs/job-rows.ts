import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import type { DynamicKysely } from '../../database/index.ts';

/** The model whose records scheduled jobs are. */
export const jobModel = 'system/quartz-job';

/** A job as its table keeps it; times are of the clock on the wall. */
export interface JobRow {
  id: string;
  job_class_name: string;
  cron_expression: string;
  parameter: string | null;
  /** 0 runs, -1 is stopped. */
  status: number;
  next_run_time: string | null;
}

type Schema = {
  sys_quartz_job: JobRow & {
    last_run_time: string | null;
    last_result: string | null;
    /** Nobody else runs it until then. */
    running_until: string | null;
    del_flag: number;
  };
};

const columns = ['id', 'job_class_name', 'cron_expression', 'parameter', 'status', 'next_run_time'] as const;

/** How long a run keeps the job from running again where its server ended in the middle, in milliseconds. */
const runsAtMost = 3_600_000;

/** All jobs, the stopped ones too. */
export async function readJobs(database: DynamicKysely): Promise<JobRow[]> {
  const rows = await jobs(database).selectFrom('sys_quartz_job').select(columns).where('del_flag', '=', 0).execute();
  return rows.map(jobOf);
}

/** The job of that id. */
export async function readJob(database: DynamicKysely, id: string): Promise<JobRow | undefined> {
  const found = jobs(database).selectFrom('sys_quartz_job').select(columns).where('del_flag', '=', 0);
  const row = await found.where('id', '=', id).executeTakeFirst();
  return row && jobOf(row);
}

/**
 * Moves the next run of a job as it was read, unless somebody did meanwhile: of several servers one does. It is no change
 * of the record: its version stays.
 * @returns the job as it is now; undefined where it was another one.
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

/** Notes that a run begins. @returns false where one is under way, here or in another server. */
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

/** Notes how a run ended. */
export async function endRun(database: DynamicKysely, id: string, result: string): Promise<void> {
  await jobs(database)
    .updateTable('sys_quartz_job')
    .set({ last_result: result.slice(0, 500), running_until: null })
    .where('id', '=', id)
    .execute();
}

/** Lets all jobs run again whose runs a server left unfinished; only where there is no other server. */
export async function forgetRuns(database: DynamicKysely): Promise<void> {
  await jobs(database)
    .updateTable('sys_quartz_job')
    .set({ last_result: '服务器停止，没有执行完', running_until: null })
    .where('running_until', 'is not', null)
    .execute();
}

/** Whole numbers come from the database as text, times with what is below a second. */
function jobOf(row: JobRow): JobRow {
  return { ...row, status: Number(row.status), next_run_time: row.next_run_time?.slice(0, 19) ?? null };
}

function jobs(database: DynamicKysely) {
  return database.withTables<Schema>();
}
