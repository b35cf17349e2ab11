/**
 * Cron expressions as in Quartz: parse, print, next runs, descriptions, changes of single parts. The limits of existing
 * libraries, with figures: docs/adr/0007.
 */
export type * from './cron-schedule.ts';
export { cronFieldNames, cronFields } from './cron-schedule.ts';
export { type CronPartResult, type CronResult, parseCron, parseCronPart } from './parse-cron.ts';
export { printCron, printCronPart } from './print-cron.ts';
export { nextTime, nextTimes } from './next-times.ts';
export { writtenTime } from './zone-clock.ts';
export { describeCron } from './describe-cron.ts';
export { changePart, defaultSchedule } from './change-part.ts';
