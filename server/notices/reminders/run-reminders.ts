import { DATE, DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import { claim, remindOfModel, type ReminderParts } from './remind.ts';

/** Runs the reminders of the models, until it is closed. */
export interface Reminders {
  /** Records were saved. */
  changed(): void;
  /** Reminds now of all that is due. @returns how many were sent. */
  remind(): Promise<number>;
  /** Ends after what is under way. */
  close(): Promise<void>;
}

/** How often one looks whether the time of day has come, and how long changes are gathered, in milliseconds. */
const pauses = { look: 30_000, gather: 1_000 };

/** Clocks of several processes differ, and a save takes its time: so many milliseconds are looked at twice. */
const overlap = 60_000;

/**
 * Reminds daily at `time` (`08:00`; on a day on which the server was not there then, as soon as it is), and of what
 * changes a moment after it was saved. Of several processes on one database one does the day's work.
 * @param now the clock; the system's without one.
 */
export function runReminders(
  parts: ReminderParts,
  {
    time,
    now = () => new Date(),
    gather = pauses.gather,
  }: { time: string | undefined; now?: () => Date; gather?: number },
): Reminders {
  const { models, database, log } = parts;
  let isClosed = false;
  let working: Promise<void> = Promise.resolve();
  let waiting: NodeJS.Timeout | undefined;
  let last = now();

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
    const at = now();
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
        last = now();
        work(since);
      }, gather).unref();
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
