import { describeCron, writtenTime, type CronSchedule } from '../../../engine/time/cron/index.ts';
import { serverZone } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import { preview, useNextTimes } from './use-next-times.ts';

/**
 * A sentence that describes the schedule, and its next ten times, half a second after the last change, in the server's
 * time zone. If that is unknown, they are in the browser's zone, and a text names it.
 */
export function Preview({ schedule }: { schedule: CronSchedule | undefined }) {
  const known = serverZone();
  const zone = known ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { times, isCurrent } = useNextTimes(schedule, zone);
  return (
    <section className="pw-cron-preview" aria-label={say('执行时间')}>
      <p className="pw-cron-sentence">{schedule ? describeCron(schedule) : ' '}</p>
      <h3>
        {say('近十次执行时间（{clock}）', {
          clock: known
            ? say('服务器时区 {zone}', { zone })
            : say('浏览器时区 {zone}，实际以服务器的时区为准', { zone }),
        })}
      </h3>
      <ol className={isCurrent ? undefined : 'pw-cron-stale'} aria-busy={!isCurrent && schedule !== undefined}>
        {times?.map((time) => (
          <li key={time.getTime()}>{writtenTime(time, zone)}</li>
        ))}
        {times && times.length < preview.count && (
          <li>{times.length === 0 ? say('以后不会执行') : say('之后不再执行')}</li>
        )}
      </ol>
    </section>
  );
}
