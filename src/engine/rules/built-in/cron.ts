import { parseCron } from '../../cron/index.ts';
import type { BuiltInRule } from './rule.ts';

/** A cron expression that Quartz takes. */
export const cron: BuiltInRule = {
  title: 'Cron表达式',
  check(text) {
    const result = parseCron(text);
    return result.ok ? undefined : result.message;
  },
};
