import { useEffect, useState } from 'react';

import { nextTimes, type CronSchedule } from '../../../engine/time/cron/index.ts';

/** The number of times, and the delay after the last change in milliseconds. */
export const preview = { count: 10, delay: 500 };

/** Returns the next times of a schedule, half a second after its last change; until then those of the previous one. */
export function useNextTimes(
  schedule: CronSchedule | undefined,
  zone: string,
): { times: readonly Date[] | undefined; isCurrent: boolean } {
  const [found, setFound] = useState<{ of: CronSchedule; times: Date[] }>();
  useEffect(() => {
    if (!schedule) return undefined;
    const timer = setTimeout(
      () => setFound({ of: schedule, times: nextTimes(schedule, new Date(), preview.count, zone) }),
      preview.delay,
    );
    return () => clearTimeout(timer);
  }, [schedule, zone]);
  return { times: found?.times, isCurrent: schedule !== undefined && found?.of === schedule };
}
