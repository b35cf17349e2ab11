// covers: product-jobs
import { expect, test, vi } from 'vitest';

import { openCatalogue } from '../../catalogue/index.ts';
import { eventually } from '../../http/testing/eventually.ts';
import { demoServer } from '../../start/testing/demo-server.ts';
import { serverTasks } from './index.ts';

vi.setConfig({ testTimeout: 60_000 });

const { api, imported, signIn } = demoServer(['lina'], { environment: { CAPTCHA: 'off' } });
const base = '/sys/quartzJob';
const sample = 'org.jeecg.modules.quartz.job.SampleJob';
const job = { jobClassName: sample, cronExpression: '0 0 3 * * ?', parameter: '', description: '每天三点', status: 0 };
const add = async (values: object = {}) => (await api('POST', `${base}/add`, { ...job, ...values })).result;
const read = async (id: string) => (await api('GET', `${base}/queryById?id=${id}`)).result;
const logged = async (text: string) =>
  (await api('GET', `/sys/log/list?keyWord=${encodeURIComponent(text)}`)).result.records;

test('jobs are kept, started, stopped and run once, with the words of JeecgBoot', async () => {
  const added = await api('POST', `${base}/add`, job);
  expect(added).toMatchObject({ success: true, message: '创建定时任务成功', result: { status_dictText: '已启动' } });
  expect(added.result.nextRunTime).toMatch(/ 03:00:00$/);
  const { id } = added.result;
  const edited = await api('PUT', `${base}/edit`, { ...added.result, cronExpression: '0 30 4 * * ?' });
  expect(edited).toMatchObject({ message: '更新定时任务成功!', result: { version: 2 } });
  expect(edited.result.nextRunTime).toMatch(/ 04:30:00$/);
  expect(await api('POST', `${base}/edit`, added.result)).toMatchObject({ success: false });
  expect(await api('GET', `${base}/pause?id=${id}`)).toMatchObject({ success: true, message: '停止定时任务成功' });
  expect(await read(id)).toMatchObject({ status: -1, status_dictText: '已暂停', nextRunTime: null });
  expect(await api('GET', `${base}/execute?id=${id}`)).toMatchObject({ success: true, message: '执行成功!' });
  const run = await read(id);
  expect(run.lastResult).toMatch(/^成功.*SampleJob/);
  expect(run.lastRunTime).toMatch(/^\d{4}-/);
  expect(await api('GET', `${base}/resume?id=${id}`)).toMatchObject({ success: true, message: '启动定时任务成功' });
  expect((await read(id)).nextRunTime).toMatch(/ 04:30:00$/);
  const list = await api('GET', `${base}/list?pageNo=1&pageSize=10&jobClassName=${sample}&status=0`);
  expect(list).toMatchObject({ code: 0, result: { total: 1, records: [{ id, cronExpression: '0 30 4 * * ?' }] } });
  expect(await api('DELETE', `${base}/delete?id=${id}`)).toMatchObject({ message: '删除定时任务成功!' });
  const ids = [(await add()).id, (await add()).id].join(',');
  expect(await api('DELETE', `${base}/deleteBatch?ids=${ids}`)).toMatchObject({ message: '删除定时任务成功!' });
  expect((await api('GET', `${base}/list?jobClassName=${sample}`)).result.total).toBe(0);
  for (const path of ['pause', 'resume', 'execute'])
    expect(await api('GET', `${base}/${path}?id=none`)).toMatchObject({ success: false, message: '未找到对应实体' });
});

test('a running server fires them at their times, and the log has what they did', async () => {
  const { id } = await add({
    jobClassName: 'org.jeecg.modules.quartz.job.SampleParamJob',
    parameter: '小明',
    cronExpression: '* * * * * ?',
  });
  await eventually(async () => expect((await read(id)).lastResult).toMatch(/welcome 小明!/));
  await api('DELETE', `${base}/delete?id=${id}`);
  await eventually(async () =>
    expect(await logged('welcome 小明')).toContainEqual(
      expect.objectContaining({ userid: 'system', success: true, logType: 2 }),
    ),
  );
  const wrong = await add({ jobClassName: 'pagewright.ClearLog', parameter: 'viele', status: -1 });
  const answer = await api('GET', `${base}/execute?id=${wrong.id}`);
  expect(answer).toMatchObject({ success: false, message: '任务没有成功：参数应是保留的天数，例如 180' });
  await eventually(async () =>
    expect(await logged('参数应是保留的天数')).toContainEqual(
      expect.objectContaining({ userid: 'system', success: false }),
    ),
  );
});

test('each task that the dictionary offers is one of the server, and does its work', async () => {
  const { documents } = openCatalogue(['schemas']).current();
  const items = documents.get('system/quartz-task.dictionary')?.body['items'];
  const offered = (Array.isArray(items) ? items : []).map((item) => String(Reflect.get(Object(item), 'value')));
  const none = async () => 0;
  const parts = {
    sendReminders: none,
    sweepFiles: none,
    clearLog: none,
    clearExpired: none,
    backup: async () => '',
    checkDerived: none,
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  expect(offered).toEqual([...serverTasks({ ...parts, note: () => undefined, log }).keys()]);
  for (const jobClassName of offered) {
    const { id } = await add({ jobClassName, status: -1 });
    expect(await api('GET', `${base}/execute?id=${id}`)).toMatchObject({ success: true });
    expect((await read(id)).lastResult).toMatch(/^成功/);
  }
});

test.each<[change: object, message: string]>([
  [{ jobClassName: 'java.lang.Runtime' }, '任务类名不是允许的选项'],
  [{ jobClassName: '' }, '请选择任务类名'],
  [{ cronExpression: '* * *' }, 'Cron表达式至少6项，依次是秒、分、时、日、月、周。'],
  [{ cronExpression: '0 0 3 * * *' }, 'Cron表达式错误：日和周只能设置其中之一，另一项请写“?”。'],
])('a job with %j is refused', async (change, message) => {
  expect(await api('POST', `${base}/add`, { ...job, ...change })).toMatchObject({ success: false, message });
});

test('users without the permission neither see nor run them', async () => {
  await signIn('lina');
  const { id } = await add({ status: -1 });
  for (const path of [`list`, `pause?id=${id}`, `resume?id=${id}`, `execute?id=${id}`])
    expect(await api('GET', `${base}/${path}`, undefined, 'lina')).toMatchObject({ success: false, code: 510 });
  expect(await api('POST', `${base}/add`, job, 'lina')).toMatchObject({ success: false, code: 510 });
});

test('a task that only the dictionary has is refused, by a sheet as well', async () => {
  const { result } = await api('GET', '/sys/dict/list?dictCode=quartz_task');
  for (const itemValue of ['java.lang.Runtime', 'constructor'])
    await api('POST', '/sys/dictItem/add', { dictId: result.records[0].id, itemText: itemValue, itemValue });
  const message = (name: string) => `没有名为“${name}”的任务，请在列表中选择一个。`;
  for (const jobClassName of ['java.lang.Runtime', 'constructor'])
    expect(await api('POST', `${base}/add`, { ...job, jobClassName })).toMatchObject({
      success: false,
      message: message(jobClassName),
    });
  const rows = [
    ['任务类名', 'cron表达式'],
    ['java.lang.Runtime', job.cronExpression],
  ];
  expect((await imported(`${base}/importExcel`, rows)).message).toContain(message('java.lang.Runtime'));
});
