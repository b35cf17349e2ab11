import { useEffect, useState } from 'react';

import { type CronSchedule, describeCron, nextTimes, writtenTime } from '../../../engine/time/cron/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';

const count = 10;
const delay = 500;

/**
 * When it runs, in a sentence, and the next ten times; those come half a second after the last change, by the clocks of
 * the server's zone. Where that is unknown, they are in the browser's zone, and a text names it.
 */
export function Preview({ schedule }: { schedule: CronSchedule | undefined }) {
  const { timeZone: serverZone } = useRuntime();
  const zone = serverZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [times, setTimes] = useState<{ of: CronSchedule; times: Date[] }>();
  useEffect(() => {
    if (!schedule) return undefined;
    const timer = setTimeout(
      () => setTimes({ of: schedule, times: nextTimes(schedule, new Date(), count, zone) }),
      delay,
    );
    return () => clearTimeout(timer);
  }, [schedule, zone]);
  const isCurrent = schedule !== undefined && times?.of === schedule;
  return (
    <section className="pw-cron-preview" aria-label="执行时间">
      <p className="pw-cron-sentence">{schedule ? describeCron(schedule) : ' '}</p>
      <h3>近十次执行时间（{serverZone ? `服务器时区 ${zone}` : `浏览器时区 ${zone}，实际以服务器的时区为准`}）</h3>
      <ol className={isCurrent ? undefined : 'pw-cron-stale'} aria-busy={!isCurrent && schedule !== undefined}>
        {times?.times.map((time) => (
          <li key={time.getTime()}>{writtenTime(time, zone)}</li>
        ))}
        {times && times.times.length < count && <li>{times.times.length === 0 ? '以后不会执行' : '之后不再执行'}</li>}
      </ol>
    </section>
  );
}
