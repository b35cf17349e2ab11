import { table, type Method } from '../builtin.ts';
import type { Run } from '../run.ts';

export const dateMethods = table<Method<Date>>({
  getFullYear: (_run, date) => Date.prototype.getFullYear.call(date),
  getMonth: (_run, date) => Date.prototype.getMonth.call(date),
  getDate: (_run, date) => Date.prototype.getDate.call(date),
  getDay: (_run, date) => Date.prototype.getDay.call(date),
  getHours: (_run, date) => Date.prototype.getHours.call(date),
  getMinutes: (_run, date) => Date.prototype.getMinutes.call(date),
  getSeconds: (_run, date) => Date.prototype.getSeconds.call(date),
  getMilliseconds: (_run, date) => Date.prototype.getMilliseconds.call(date),
  getTime: time,
  getTimezoneOffset: (_run, date) => Date.prototype.getTimezoneOffset.call(date),
  toISOString: (_run, date) => Date.prototype.toISOString.call(date),
  valueOf: time,
});

function time(_run: Run, date: Date): number {
  return Date.prototype.getTime.call(date);
}
