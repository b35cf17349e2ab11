/** Named periods of days, and the periods they are compared with. */
export { periodChoices } from './day-periods.ts';
export { namedPeriod, type Period, periodNames } from './named-periods.ts';
export { periodBefore } from './period-before.ts';
export { calendarWeeks, monthAround } from './month-weeks.ts';
export { remaining } from './remaining.ts';
