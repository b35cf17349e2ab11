/** Periods of days that people ask for by a name. */
export { periodChoices } from './day-periods.ts';
