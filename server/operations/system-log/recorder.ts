import { nanoid } from 'nanoid';

import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import type { DynamicKysely } from '../../database/index.ts';
import type { LogEntry } from './entry.ts';

const most = 100_000;
/** The most entries that wait; in a flood new entries are dropped, because requests do not wait. */
const waitingAtMost = 5_000;
const pause = 500;
const trimEvery = 1_000;

export interface LogRecorder {
  record(entry: LogEntry): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  entry: LogEntry;
  at: string;
}

/**
 * Opens the recorder of a database that has the table `sys_log`.
 * @param limit the number of rows to keep.
 */
export function openLogRecorder(database: DynamicKysely, onError: (error: unknown) => void, limit = most): LogRecorder {
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let sinceTrim = 0;

  const write = async (): Promise<void> => {
    const entries = waiting.splice(0, 500);
    if (entries.length === 0) return;
    await database.insertInto('sys_log').values(entries.map(rowOf)).execute();
    sinceTrim += entries.length;
    if (sinceTrim >= Math.min(trimEvery, limit)) {
      sinceTrim = 0;
      await trim(database, limit);
    }
    return write();
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write).catch(onError);
    return writing;
  };
  return {
    record(entry) {
      if (waiting.length >= waitingAtMost) return;
      waiting.push({ entry, at: formatDate(new Date(), DATE_TIME) });
      timer ??= setTimeout(() => void flush(), pause).unref();
    },
    flush,
    async close() {
      await flush();
      waiting = [];
    },
  };
}

function rowOf({ entry, at }: Waiting): Record<string, unknown> {
  return {
    id: nanoid(),
    create_by: entry.account,
    create_time: at,
    tenant_id: entry.tenantId,
    del_flag: 0,
    version: 1,
    log_content: entry.content.slice(0, 500),
    log_type: entry.type,
    operate_type: entry.operation,
    success: entry.success,
    userid: entry.account,
    username: entry.realname,
    ip: entry.address,
    cost_time: entry.duration,
    request_type: entry.method,
    request_url: entry.path.slice(0, 500),
    request_param: entry.parameters,
  };
}

async function trim(database: DynamicKysely, limit: number): Promise<void> {
  const oldest = await database
    .selectFrom('sys_log')
    .select('create_time')
    .orderBy('create_time', 'desc')
    .orderBy('id')
    .offset(limit)
    .limit(1)
    .executeTakeFirst();
  if (oldest) await database.deleteFrom('sys_log').where('create_time', '<=', oldest['create_time']).execute();
}
