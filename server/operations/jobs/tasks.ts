import type { Log } from '../../database/index.ts';
import { say } from '../../locale/index.ts';

/** Something the server can do by itself. */
export interface Task {
  /** @param parameter of the job. @returns what was done, in Chinese. @throws with why it was not, in Chinese. */
  run(parameter: string): Promise<string>;
}

/** What the tasks of the server are made of. */
interface TaskParts {
  /** Each @returns how many there were. */
  sendReminders(): Promise<number>;
  sweepFiles(): Promise<number>;
  /** Lines of the system log from before `days` days. */
  clearLog(days: number): Promise<number>;
  clearExpired(): Promise<number>;
  /** @returns where it lies. */
  backup(): Promise<string>;
  /** Compares a share of the derived values. @returns how many differ. */
  checkDerived(): Promise<number>;
  /** Writes a line to the system log. */
  note(text: string): void;
  log: Log;
}

/** The names that a job may give as its class, and what each does. Nothing of a record is ever run as code. */
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

/** @throws with a sentence for people where no task has that name. */
export function taskOf(tasks: ReadonlyMap<string, Task>, name: string): Task {
  const task = tasks.get(name);
  if (!task) throw new UnknownTask(say('没有名为“{name}”的任务，请在列表中选择一个。', { name: name.slice(0, 200) }));
  return task;
}

/** No task of the server has the name that a job gives. */
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
