import type { ResolvedModel } from '../../../src/engine/model/index.ts';
import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import { makeBackup, type Database, type Log } from '../../database/index.ts';
import type { DiskSpaceCheck } from '../../http/index.ts';
import type { Reminders } from '../../notices/index.ts';
import { jobModel, openScheduler, removeOlderLines, serverTasks, type LogRecorder } from '../../operations/index.ts';
import { removeExpired } from '../../session/index.ts';
import type { Parts } from '../routes.ts';

interface JobParts {
  database: Database;
  dataDir: string;
  hasDiskSpace: DiskSpaceCheck;
  models: () => ReadonlyMap<string, ResolvedModel>;
  recorder: LogRecorder;
  reminders: Reminders;
  sweep: () => Promise<number>;
  checkDerived: () => Promise<number>;
  log: Log;
}

const day = 86_400_000;

export function openJobs(parts: JobParts): Parts['jobs'] {
  const { database, dataDir, hasDiskSpace, models, recorder, reminders, sweep, checkDerived, log } = parts;
  const { kysely } = database;
  const line = (content: string, success: boolean, duration = 0): void =>
    recorder.record({
      content,
      success,
      duration,
      type: 2,
      operation: null,
      tenantId: 0,
      account: 'system',
      realname: '定时任务',
      address: '',
      method: '',
      path: '',
      parameters: '',
    });
  const tasks = serverTasks({
    sendReminders: () => reminders.remind(),
    sweepFiles: sweep,
    clearLog: (days) => removeOlderLines(kysely, formatDate(Date.now() - days * day, DATE_TIME)),
    clearExpired: () => removeExpired(kysely),
    checkDerived,
    backup: () => makeBackup(database, dataDir, 'nightly', async () => hasDiskSpace({ upload: true })),
    note: (text) => line(text, true),
    log,
  });
  if (!models().has(jobModel)) return { tasks, scheduler: undefined };
  const scheduler = openScheduler({
    database: kysely,
    tasks,
    log,
    alone: database.kind === 'embedded',
    onFailure({ job_class_name: name }, message, milliseconds) {
      log.warn(`定时任务 ${name} 没有成功：${message}`);
      line(`定时任务 ${name}：${message}`, false, milliseconds);
    },
  });
  return { tasks, scheduler };
}
