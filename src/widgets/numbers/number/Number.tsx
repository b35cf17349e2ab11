import { useRef, type KeyboardEvent } from 'react';

import { ReadOnlyText, useComposedText, useWrittenText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { LightInput, WrittenProblem } from '../../light-controls/index.ts';
import { type NumberFormat, readNumber, shownText, stepped, valueMeanwhile } from './number-text.ts';

export interface NumberProps extends WidgetProps<string | number>, NumberFormat {
  min?: number;
  max?: number;
  step?: number;
  thousands?: boolean;
  unit?: string;
  align?: 'left' | 'right';
}

/**
 * A number typed as decimal text. With `scale` the value is text of exactly that many places ("12.50"), never a
 * floating-point number; bounds are told by the check. A number is told while it is typed; `1.5万`, `100*3+5` are read on
 * leaving. What is no number stays with its problem, and the value is what it was before.
 */
export function Number({ value, onChange, onBlur, readOnly, unit, align, ...rest }: NumberProps) {
  const { scale, min = -Infinity, max = Infinity, step = 1, thousands = true } = rest;
  const format = { scale };
  // What the value was when the control got the focus.
  const before = useRef<string | number | null>(null);
  const written = useWrittenText({
    value,
    read: (text) => readNumber(text, { scale, unit }),
    take: (next) => next !== (value ?? null) && onChange?.(next),
    onProblem: rest.onProblem,
  });
  const shown = shownText(value, format, thousands);
  const take = (next: string) => {
    written.write(next);
    const meanwhile = valueMeanwhile(next, format);
    const now = meanwhile === undefined ? before.current : meanwhile;
    if (now !== (value ?? null)) onChange?.(now);
  };
  const text = useComposedText(written.text ?? shown, take);
  // What nobody changed is not read: the value may have more places than are shown.
  const leave = () => {
    if (written.text !== shownText(value, format, false)) return written.settle();
    written.drop();
    return true;
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    // What an input method composes keeps its keys.
    if (event.nativeEvent.isComposing) return;
    // A form that saves by Enter waits for a text that is read.
    if (event.key === 'Enter' && !leave() && !isInCell(event.currentTarget)) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.key === 'Escape' && written.text !== undefined) takeBack(event);
    stepWithArrows(event);
  };
  const takeBack = (event: KeyboardEvent<HTMLInputElement>) => {
    const isTouched = written.text !== shownText(before.current, format, false);
    written.drop();
    if (before.current !== (value ?? null)) onChange?.(before.current);
    // A dialog around stays open; a cell takes back its own value, too.
    if (isTouched && !isInCell(event.currentTarget)) event.stopPropagation();
  };
  const stepWithArrows = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || rest.disabled) return;
    event.preventDefault();
    const next = stepped(value, direction * step, format);
    const isBeyond = next === null || +next > max || +next < min;
    if (isBeyond) return;
    written.write(shownText(next, format, false));
    onChange?.(next);
  };

  if (readOnly) return <ReadOnlyText id={rest.id}>{shown && unit ? `${shown} ${unit}` : shown}</ReadOnlyText>;
  const input = (
    <LightInput
      {...rest}
      {...text}
      status={rest.status ?? (written.problem === null ? undefined : 'error')}
      inputMode={scale === 0 ? 'numeric' : 'decimal'}
      unit={unit}
      align={align}
      onFocus={() => {
        before.current = value ?? null;
        if (written.problem === null) written.write(shownText(value, format, false));
      }}
      onKeyDown={pressed}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
    />
  );
  return (
    <>
      {input}
      <WrittenProblem problem={written.problem} onProblem={rest.onProblem} />
    </>
  );
}

function isInCell(element: Element): boolean {
  return element.closest('[role="gridcell"]') !== null;
}
