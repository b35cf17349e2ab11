import { useEffect, useState } from 'react';
import dayjs from 'dayjs';

import { type CronSchedule, describeCron, nextTimes } from '../../../engine/cron/index.ts';

const count = 10;
const delay = 500;

/** When it runs, in a sentence, and the next ten times; those come half a second after the last change. */
export function Preview({ schedule }: { schedule: CronSchedule | undefined }) {
  const [times, setTimes] = useState<{ of: CronSchedule; times: Date[] }>();
  useEffect(() => {
    if (!schedule) return undefined;
    const timer = setTimeout(() => setTimes({ of: schedule, times: nextTimes(schedule, new Date(), count) }), delay);
    return () => clearTimeout(timer);
  }, [schedule]);
  const isCurrent = schedule !== undefined && times?.of === schedule;
  return (
    <section className="pw-cron-preview" aria-label="执行时间">
      <p className="pw-cron-sentence">{schedule ? describeCron(schedule) : ' '}</p>
      <h3>近十次执行时间</h3>
      <ol className={isCurrent ? undefined : 'pw-cron-stale'} aria-busy={!isCurrent && schedule !== undefined}>
        {times?.times.map((time) => (
          <li key={time.getTime()}>{dayjs(time).format('YYYY-MM-DD HH:mm:ss')}</li>
        ))}
        {times && times.times.length < count && <li>{times.times.length === 0 ? '以后不会执行' : '之后不再执行'}</li>}
      </ol>
    </section>
  );
}
