// covers: product-jobs
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { openCatalogue } from '../../catalogue/index.ts';
import { applySchema } from '../../database/index.ts';
import { kinds, shareTestDatabase } from '../../database/testing/test-database.ts';
import { eventually } from '../../http/testing/eventually.ts';
import { tablesOf } from '../../records/index.ts';
import { jobModel, openScheduler, type Task } from './index.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const database = shareTestDatabase(kinds.at(-1) ?? 'embedded');

beforeAll(async () => {
  const model = openCatalogue(['schemas']).current().models.get(jobModel);
  if (!model) throw new Error(`There is no model ${jobModel}.`);
  await applySchema(database().kysely, tablesOf([model]));
});

const everySecond = '* * * * * ?';
const newYear = '0 0 0 1 1 ?';
const log = { info: () => {}, warn: () => {}, error: () => {} };
let count = 0;

async function addJob(values: Record<string, unknown>): Promise<string> {
  count += 1;
  const row = {
    id: `job${count}`,
    cron_expression: newYear,
    parameter: null,
    status: 0,
    next_run_time: null,
    ...values,
  };
  const kept = { ...row, tenant_id: 0, del_flag: 0, version: 1, create_time: '2024-05-06 10:20:30' };
  await database().kysely.insertInto('sys_quartz_job').values(kept).execute();
  return row.id;
}

const rowOf = (id: string): Promise<Record<string, unknown>> =>
  database().kysely.selectFrom('sys_quartz_job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

function start(run: Task['run'], more: { name?: string; onFailure?: (message: string) => void } = {}) {
  const { name = 'test', onFailure = () => undefined } = more;
  const scheduler = openScheduler({
    database: database().kysely,
    tasks: new Map([[name, { run }]]),
    log,
    alone: false,
    onFailure: (_job, message) => onFailure(message),
  });
  onTestFinished(() => scheduler.close());
  return scheduler;
}

test('each time of a job fires once, however many servers there are, and its row contains time and result', async () => {
  const runs: string[] = [];
  const run = async (parameter: string) => `run ${runs.push(parameter)}`;
  const id = await addJob({ job_class_name: 'twice', cron_expression: everySecond, parameter: 'p' });
  const begin = Date.now();
  const servers = [start(run, { name: 'twice' }), start(run, { name: 'twice' })];
  await eventually(() => expect(runs.length).toBeGreaterThan(3));
  await Promise.all(servers.map((server) => server.close()));
  expect(runs.length).toBeLessThanOrEqual(Math.ceil((Date.now() - begin) / 1_000) + 1);
  expect(new Set(runs)).toEqual(new Set(['p']));
  const row = await rowOf(id);
  expect(row).toMatchObject({ last_result: `成功（0 毫秒）：run ${runs.length}`, running_until: null, version: 1 });
  expect(String(row['next_run_time']) > String(row['last_run_time'])).toBe(true);
});

test('a job does not begin while it runs', async () => {
  let end = (): void => undefined;
  let runs = 0;
  const scheduler = start(
    () => {
      runs += 1;
      return new Promise((resolve) => (end = () => resolve('')));
    },
    { name: 'slow' },
  );
  const id = await addJob({ job_class_name: 'slow', cron_expression: everySecond });
  await scheduler.refresh();
  await eventually(() => expect(runs).toBe(1));
  const first = (await rowOf(id))['next_run_time'];
  await eventually(async () => expect((await rowOf(id))['next_run_time']).not.toEqual(first));
  expect(await scheduler.execute(id)).toEqual({ kind: 'busy' });
  expect(runs).toBe(1);
  await database().kysely.updateTable('sys_quartz_job').set({ status: -1 }).where('id', '=', id).execute();
  end();
});

test('what was due while no server was there is not made up for', async () => {
  let runs = 0;
  const id = await addJob({ job_class_name: 'missed', next_run_time: '2024-01-01 00:00:00' });
  const scheduler = start(async () => `${(runs += 1)}`, { name: 'missed' });
  await eventually(async () => expect(String((await rowOf(id))['next_run_time'])).toMatch(/-01-01 00:00:00/));
  await eventually(async () => expect(String((await rowOf(id))['next_run_time']).slice(0, 4)).not.toBe('2024'));
  await scheduler.close();
  expect(runs).toBe(0);
});

test('reports and stores the failure of a task, and of one that does not exist', async () => {
  const failures: string[] = [];
  const onFailure = (message: string): void => void failures.push(message);
  const scheduler = start(() => Promise.reject(new Error('打印机没有纸')), { name: 'failing', onFailure });
  const id = await addJob({ job_class_name: 'failing', status: -1 });
  expect(await scheduler.execute(id)).toEqual({ kind: 'failed', message: '打印机没有纸' });
  expect(await rowOf(id)).toMatchObject({ last_result: '失败：打印机没有纸', next_run_time: null });
  const other = await addJob({ job_class_name: 'java.lang.Runtime', status: -1 });
  expect(await scheduler.execute(other)).toMatchObject({ kind: 'failed' });
  expect(failures).toEqual(['打印机没有纸', '没有名为“java.lang.Runtime”的任务，请在列表中选择一个。']);
  expect(await scheduler.execute('none')).toEqual({ kind: 'unknown' });
});
