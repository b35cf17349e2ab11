import { Suspense, useRef, type ChangeEvent, type KeyboardEvent } from 'react';

import { isNumberInTyping } from '../../../engine/values/index.ts';
import { ReadOnlyText, useComposedText, useWrittenText } from '../../../runtime/form/index.ts';
import { lazyComponent, type WidgetProps } from '../../../runtime/registry/index.ts';
import { LightInput, WrittenProblem } from '../../light-controls/index.ts';
import { readNumber, shownText, stepped, type NumberFormat } from './number-text.ts';

/** Few numbers have them. */
const Steppers = lazyComponent(async () => (await import('./Steppers.tsx')).Steppers);

export interface NumberProps extends WidgetProps<string | number>, NumberFormat {
  min?: number;
  max?: number;
  step?: number;
  thousands?: boolean;
  unit?: string;
  /** The unit where it is not shown, as in cells: it may be written all the same. */
  hiddenUnit?: string;
  align?: 'left' | 'right';
  /** Buttons at the right go one step up or down. */
  steppers?: boolean;
}

/**
 * A number as people write it, kept as decimal text. With `scale` the value is text of exactly that many places ("12.50"),
 * never a floating-point number; the check reports bounds. What stands in the control counts as soon as it can be read;
 * what cannot be read when one leaves stays with its problem, and the value is what it was before.
 */
export function Number({
  value = null,
  onChange,
  onBlur,
  readOnly,
  unit,
  hiddenUnit,
  align,
  steppers,
  ...rest
}: NumberProps) {
  const { scale, leastScale, min = -Infinity, max = Infinity, step = 1, thousands = true } = rest;
  const format = { scale, leastScale, unit: unit ?? hiddenUnit };
  // The value that comes back while the text cannot be read.
  const before = useRef(value);
  const tell = (next: string | number | null) => {
    if (next !== value) onChange?.(next);
  };
  const written = useWrittenText({
    value,
    read: (text) => readNumber(text, format),
    take(next: string | number | null) {
      before.current = next;
      tell(next);
    },
    onProblem: rest.onProblem,
  });
  // Who can put it right sees all of it; of what is calculated the field's places.
  const isWhole = !readOnly && !rest.disabled;
  const shown = shownText(value, format, thousands, isWhole);
  const digits = (of: unknown) => shownText(of, format, false, isWhole);
  const text = useComposedText(written.text ?? shown, (next) => {
    written.write(next);
    const read = readNumber(next, format);
    tell('value' in read ? read.value : before.current);
  });
  const leave = () => {
    // What nobody changed is not read.
    if (written.text !== digits(value)) return written.settle();
    written.drop();
    return true;
  };
  const takeBack = (event: KeyboardEvent) => {
    // A dialog around stays open.
    if (written.text !== digits(before.current)) event.stopPropagation();
    written.drop();
    tell(before.current);
  };
  const stepWithArrows = (event: KeyboardEvent, direction: 1 | -1) => {
    if (rest.disabled) return;
    event.preventDefault();
    goStep(direction);
  };
  const goStep = (direction: 1 | -1) => {
    const next = stepped(value, direction * step, format);
    const isBeyond = next === null || +next > max || +next < min;
    if (isBeyond) return;
    written.write(digits(next));
    tell(next);
  };
  const press = (event: KeyboardEvent) => {
    // What an input method composes keeps its keys.
    if (event.nativeEvent.isComposing) return;
    // A form that saves by Enter waits for a text that is read.
    if (event.key === 'Enter' && !leave()) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.key === 'Escape' && written.text !== undefined) takeBack(event);
    if (event.key === 'ArrowUp') stepWithArrows(event, 1);
    if (event.key === 'ArrowDown') stepWithArrows(event, -1);
  };

  if (readOnly) {
    const figure = shown?.replace(/^-/, '−');
    return <ReadOnlyText id={rest.id}>{figure && unit ? `${figure} ${unit}` : figure}</ReadOnlyText>;
  }
  const isWrong = written.problem !== null;
  return (
    <>
      <LightInput
        {...rest}
        {...text}
        {...(isWrong && { status: 'error', 'aria-invalid': true })}
        inputMode={scale === 0 ? 'numeric' : 'decimal'}
        unit={unit}
        align={align}
        after={
          steppers && (
            <Suspense fallback={null}>
              <Steppers disabled={rest.disabled} onStep={goStep} />
            </Suspense>
          )
        }
        onChange={(event) => {
          if (!isKeystroke(event) || isNumberInTyping(event.target.value, format.unit)) text.onChange(event);
        }}
        onFocus={({ currentTarget }) => {
          if (isWrong) return;
          before.current = value;
          written.write(digits(value));
          replaceText(currentTarget, digits(value));
        }}
        onKeyDown={press}
        onBlur={() => {
          leave();
          onBlur?.();
        }}
      />
      <WrittenProblem problem={written.problem} onProblem={rest.onProblem} />
    </>
  );
}

/** Puts another text into the control that stays selected: put there by React, it would not be. */
function replaceText(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  const isSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  input.value = text;
  if (isSelected) input.select();
}

/** Whether one key was typed; what is pasted or composed is kept whole, whatever it is. */
function isKeystroke({ nativeEvent }: ChangeEvent): boolean {
  return 'inputType' in nativeEvent && nativeEvent.inputType === 'insertText';
}
