import { useState } from 'react';

import { say } from '../../../locale/index.ts';
import { useReportedProblem } from '../../../runtime/data/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { emptiedInput } from '../date/emptied-input.ts';
import type { Sides } from './range-value.ts';

/**
 * Lets the keyboard empty a side of a range.
 * @returns the event handlers for antd's picker, and the problem of a range with only one side.
 */
export function useEmptiedSides(range: {
  sides: Sides;
  set: (sides: Sides) => void;
  open: boolean;
  field: Pick<WidgetProps, 'value' | 'onProblem' | 'onBlur'>;
}) {
  const { sides, set, open, field } = range;
  const [isEmptied, setEmptied] = useState(false);
  const isHalf = (sides[0] === null) !== (sides[1] === null);
  const problem = isEmptied && isHalf && !open ? say('请把开始和结束都填上，或者都清空') : null;
  useReportedProblem(problem, field);
  const take = (event: { target: EventTarget; key?: string }) => {
    const index = emptiedInput(event);
    if (index === undefined || sides[index] === null) return;
    setEmptied(true);
    set(index === 0 ? [null, sides[1]] : [sides[0], null]);
  };
  const leave = (event: { target: EventTarget }) => {
    take(event);
    field.onBlur?.();
  };
  return { problem, events: { onBlur: leave, onKeyDown: take } };
}
