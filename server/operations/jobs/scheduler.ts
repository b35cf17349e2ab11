import { nextTime, parseCron } from '../../../src/engine/time/cron/index.ts';
import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import type { DynamicKysely, Log } from '../../database/index.ts';
import { beginRun, endRun, forgetRuns, moveNextRun, readJob, readJobs, type JobRow } from './job-rows.ts';
import { taskOf, type Task } from './tasks.ts';

export interface JobScheduler {
  refresh(): Promise<void>;
  execute(id: string): Promise<RunOutcome>;
  close(): Promise<void>;
}

/** The outcome of a run; `unknown`: there is no such job, `busy`: it is already running. */
type RunOutcome =
  { kind: 'unknown' } | { kind: 'busy' } | { kind: 'done'; message: string } | { kind: 'failed'; message: string };

interface SchedulerParts {
  database: DynamicKysely;
  tasks: ReadonlyMap<string, Task>;
  log: Log;
  /** Called for each failed run; `milliseconds` is its duration. */
  onFailure: (job: JobRow, message: string, milliseconds: number) => void;
  /** `true`: no other server uses the database. */
  alone: boolean;
}

/**
 * The interval of checking for jobs that other servers saved, and the delay after which a run is skipped, in
 * milliseconds.
 */
const pauses = { look: 30_000, late: 60_000 };

/**
 * Opens the scheduler. The next run of each job is stored in its row, and the server that updates it runs the job: of
 * several servers only one does. Runs that were missed while no server was running are skipped.
 * @param now the clock; the system's by default.
 */
export function openScheduler(parts: SchedulerParts, now: () => Date = () => new Date()): JobScheduler {
  const { database, log, alone } = parts;
  const planned = new Map<string, { job: JobRow; at: Date }>();
  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

  const plan = (): void => {
    clearTimeout(timer);
    if (isClosed) return;
    const next = Math.min(...[...planned.values()].map(({ at }) => at.getTime()), now().getTime() + pauses.look);
    timer = setTimeout(() => void wake(), Math.max(next - now().getTime(), 0) + 1).unref();
  };
  const track = (work: Promise<unknown>): void => {
    const tracked = work
      .catch((error: unknown) =>
        log.error(`定时任务没有执行：${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => running.delete(tracked));
    running.add(tracked);
  };
  const fire = async ({ job, at }: { job: JobRow; at: Date }): Promise<void> => {
    const after = timeAfter(job, now());
    planned.delete(job.id);
    const mine = await moveNextRun(database, job, textOf(after));
    if (!mine) return refresh();
    if (after) planned.set(job.id, { job: { ...mine, next_run_time: textOf(after) }, at: after });
    plan();
    if (now().getTime() - at.getTime() <= pauses.late) await run(parts, mine, now);
  };
  const read = async (): Promise<void> => {
    const found = await readJobs(database);
    planned.clear();
    for (const job of found) {
      const at = await settle(database, job, now());
      if (at) planned.set(job.id, at);
    }
  };
  const refresh = (): Promise<void> => {
    reading = reading.then(async () => {
      if (isClosed) return;
      await read().catch((error: unknown) => log.warn(`没有读到定时任务：${String(error)}`));
      plan();
    });
    return reading;
  };
  const wake = async (): Promise<void> => {
    const due = [...planned.values()].filter(({ at }) => at <= now());
    for (const each of due) track(fire(each));
    if (due.length === 0) await refresh();
    else plan();
  };
  track((alone ? forgetRuns(database) : Promise.resolve()).then(refresh));
  return {
    refresh,
    async execute(id) {
      const job = await readJob(database, id);
      if (!job) return { kind: 'unknown' };
      const work = run(parts, job, now);
      track(work);
      return work;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all([...running, reading]);
    },
  };
}

async function run({ database, tasks, onFailure }: SchedulerParts, job: JobRow, now: () => Date): Promise<RunOutcome> {
  if (!(await beginRun(database, job.id, now()))) return { kind: 'busy' };
  const start = performance.now();
  const took = (): number => Math.round(performance.now() - start);
  try {
    const done = await taskOf(tasks, job.job_class_name).run(job.parameter ?? '');
    await endRun(database, job.id, `成功（${took()} 毫秒）：${done}`);
    return { kind: 'done', message: done };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    onFailure(job, message, took());
    await endRun(database, job.id, `失败：${message}`);
    return { kind: 'failed', message };
  }
}

async function settle(database: DynamicKysely, job: JobRow, now: Date): Promise<{ job: JobRow; at: Date } | undefined> {
  const at = job.status === 0 ? timeAfter(job, now) : undefined;
  const text = textOf(at);
  const stored = job.next_run_time;
  if (at && text === stored) return { job, at };
  if (job.status === 0 && stored !== null && stored <= formatDate(now, DATE_TIME)) return { job, at: new Date(stored) };
  if (text !== stored) await moveNextRun(database, job, text);
  return at && { job: { ...job, next_run_time: text }, at };
}

function timeAfter({ cron_expression: text }: JobRow, after: Date): Date | undefined {
  const cron = parseCron(text);
  return cron.ok ? nextTime(cron.schedule, after) : undefined;
}

function textOf(time: Date | undefined): string | null {
  return time ? formatDate(time, DATE_TIME) : null;
}
