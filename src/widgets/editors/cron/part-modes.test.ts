// covers: rule-cron-bounds, limit-cron-years, dialog-cron
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cronFieldNames } from '../../../engine/time/cron/index.ts';
import { anySchedule } from '../../../engine/time/cron/testing/any-schedule.ts';
import { choicesOf, initialInputs, modeOf, modesOf, partOf } from './part-modes.ts';

describe('modes of a part', () => {
  // covers: dialog-cron-days
  it('shows every part so that its inputs give the part again, or leaves it as it was written', () => {
    fc.assert(
      fc.property(anySchedule, fc.constantFrom(...cronFieldNames), (schedule, field) => {
        const part = schedule[field] ?? { kind: 'every' };
        const { mode, inputs } = modeOf(part, initialInputs(field, 2026));
        if (mode === 'other') return;
        expect(modesOf[field]).toContain(mode);
        expect(asSet(partOf(mode, inputs))).toEqual(asSet(part));
      }),
    );
  });

  it('keeps what the other modes hold', () => {
    const before = { ...initialInputs('hour', 2026), range: { from: 9, to: 17 } };
    expect(modeOf({ kind: 'every' }, before).inputs.range).toEqual({ from: 9, to: 17 });
  });

  it('offers years from this one to a hundred later, within the bounds', () => {
    expect(initialInputs('year', 2019).range).toEqual({ from: 2019, to: 2119 });
    expect(initialInputs('year', 2026).range).toEqual({ from: 2026, to: 2119 });
    expect([choicesOf('month')[0], choicesOf('month').length, choicesOf('day').length]).toEqual([1, 12, 31]);
  });
});

/** Specified numbers are a set: their order is irrelevant. */
function asSet(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'items' in part && Array.isArray(part.items)
    ? new Set(part.items)
    : part;
}
