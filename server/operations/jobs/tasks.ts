import type { Log } from '../../database/index.ts';
import { say } from '../../locale/index.ts';

export interface Task {
  /**
   * @param parameter the parameter of the job.
   * @returns the result, in Chinese.
   * @throws an error with the reason, in Chinese.
   */
  run(parameter: string): Promise<string>;
}

interface TaskParts {
  /** Returns the number of reminders, as the following functions return theirs. */
  sendReminders(): Promise<number>;
  sweepFiles(): Promise<number>;
  clearLog(days: number): Promise<number>;
  clearExpired(): Promise<number>;
  backup(): Promise<string>;
  checkDerived(): Promise<number>;
  note(text: string): void;
  log: Log;
}

/** Returns the tasks by the names that a job may give as its class. Nothing of a record is ever run as code. */
export function serverTasks(parts: TaskParts): ReadonlyMap<string, Task> {
  const { sendReminders, sweepFiles, clearLog, clearExpired, backup, checkDerived, note, log } = parts;
  return new Map<string, Task>([
    ['pagewright.SendReminders', { run: async () => `发送了 ${await sendReminders()} 条提醒` }],
    ['pagewright.SweepFiles', { run: async () => `清理了 ${await sweepFiles()} 个文件` }],
    ['pagewright.ClearLog', { run: async (parameter) => `清理了 ${await clearLog(daysOf(parameter))} 条日志` }],
    ['pagewright.ClearExpired', { run: async () => `清理了 ${await clearExpired()} 条过期的登录、验证码和票据` }],
    ['pagewright.CheckDerived', { run: async () => `核对了派生的数据，${await checkDerived()} 处不一致` }],
    [
      'pagewright.Backup',
      {
        async run() {
          log.info(`已备份到 ${await backup()}`);
          return '已备份';
        },
      },
    ],
    ['org.jeecg.modules.quartz.job.SampleJob', sample(note, () => 'Jeecg-Boot 普通定时任务 SampleJob !')],
    [
      'org.jeecg.modules.quartz.job.SampleParamJob',
      sample(note, (parameter) => `welcome ${parameter}! Jeecg-Boot 带参数定时任务 SampleParamJob !`),
    ],
  ]);
}

export function taskOf(tasks: ReadonlyMap<string, Task>, name: string): Task {
  const task = tasks.get(name);
  if (!task) throw new UnknownTask(say('没有名为“{name}”的任务，请在列表中选择一个。', { name: name.slice(0, 200) }));
  return task;
}

export class UnknownTask extends Error {}

function sample(note: (text: string) => void, textOf: (parameter: string) => string): Task {
  return {
    async run(parameter) {
      const text = textOf(parameter);
      note(`定时任务：${text}`);
      return text;
    },
  };
}

const usualDays = 180;

function daysOf(parameter: string): number {
  const text = parameter.trim();
  if (text === '') return usualDays;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error('参数应是保留的天数，例如 180');
  return Number(text);
}
