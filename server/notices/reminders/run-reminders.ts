import { DATE, DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import { claim, remindOfModel, type ReminderParts } from './remind.ts';

export interface Reminders {
  changed(): void;
  remind(): Promise<number>;
  close(): Promise<void>;
}

/** The interval of checking the time of day, and the time for which changes are collected, in milliseconds. */
const pauses = { look: 30_000, gather: 1_000 };

const overlap = 60_000;

/**
 * Sends reminders daily at `time` (`08:00`; if the server was not running then, as soon as it runs), and reminders of
 * changes shortly after they were saved. If several processes use one database, one of them does the daily work.
 */
export function runReminders(parts: ReminderParts, { time }: { time: string | undefined }): Reminders {
  const { models, database, log } = parts;
  let isClosed = false;
  let working: Promise<void> = Promise.resolve();
  let waiting: NodeJS.Timeout | undefined;
  let last = new Date();

  const work = (since?: string): void => {
    working = working.then(async () => {
      for (const model of models().values()) {
        if (isClosed) return;
        await remindOfModel(parts, model, since).catch((error: unknown) => {
          if (!isClosed)
            log.warn(`模型 ${model.id} 的提醒没有做完：${error instanceof Error ? error.message : String(error)}`);
        });
      }
    });
  };
  const hasAny = (): boolean => [...models().values()].some(({ reminders }) => reminders !== undefined);
  const look = async (): Promise<void> => {
    const at = new Date();
    if (isClosed || time === undefined || !hasAny() || formatDate(at, DATE_TIME).slice(11, 16) < time) return;
    const mine = await claim(database, '', 'day', formatDate(at, DATE)).catch(() => false);
    if (mine) work();
  };
  const timer = setInterval(() => void look(), pauses.look).unref();
  void look();
  return {
    changed() {
      if (isClosed || waiting || ![...models().values()].some(isFollowed)) return;
      waiting = setTimeout(() => {
        waiting = undefined;
        const since = formatDate(new Date(last.getTime() - overlap), DATE_TIME);
        last = new Date();
        work(since);
      }, pauses.gather).unref();
    },
    async remind() {
      let count = 0;
      for (const model of models().values()) count += await remindOfModel(parts, model);
      return count;
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(waiting);
      await working;
    },
  };
}

function isFollowed({ reminders }: { reminders?: readonly { on: 'day' | 'change' }[] }): boolean {
  return reminders?.some(({ on }) => on === 'change') ?? false;
}
