import { Suspense, useRef, type ChangeEvent, type KeyboardEvent } from 'react';

import type { NumberWidgetProps } from '../../../../generated/props.ts';
import { withMinusSign } from '../../../engine/values/index.ts';
import { isNumberInTyping } from '../../../engine/written/index.ts';
import { ReadOnlyText, useComposedText, useWrittenText } from '../../../runtime/form/index.ts';
import { lazyComponent, type WidgetProps } from '../../../runtime/registry/index.ts';
import { LightInput, WrittenProblem } from '../../light-controls/index.ts';
import { readNumber, shownText, stepped } from './number-text.ts';

const Steppers = lazyComponent(async () => (await import('./Steppers.tsx')).Steppers);

export type NumberProps = WidgetProps<string | number> &
  NumberWidgetProps & {
    /** The unit if it is not shown, as in cells: the user may type it. */
    hiddenUnit?: string;
    align?: 'left' | 'right';
  };

/**
 * A number input, stored as decimal text. With `scale` the value is text with exactly that many places ("12.50"), never
 * a floating-point number; bounds are checked by validation. The text is applied as soon as it can be parsed; text that
 * is invalid on blur stays with its error, and the value is the previous one.
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
  // An editable number shows all its places; a calculated one those of the field.
  const isWhole = !readOnly && !rest.disabled;
  const shown = shownText(value, format, thousands, isWhole);
  const digits = (of: unknown) => shownText(of, format, false, isWhole);
  const text = useComposedText(written.text ?? shown, (next) => {
    written.write(next);
    const read = readNumber(next, format);
    tell('value' in read ? read.value : before.current);
  });
  const leave = () => {
    if (written.text !== digits(value)) return written.settle();
    written.drop();
    return true;
  };
  const takeBack = (event: KeyboardEvent) => {
    // Escape must not also close the dialog around.
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
    if (event.nativeEvent.isComposing) return;
    // Enter must not submit the form with invalid text.
    if (event.key === 'Enter' && !leave()) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.key === 'Escape' && written.text !== undefined) takeBack(event);
    if (event.key === 'ArrowUp') stepWithArrows(event, 1);
    if (event.key === 'ArrowDown') stepWithArrows(event, -1);
  };

  if (readOnly) {
    const figure = shown && withMinusSign(shown);
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

/** Sets the text and keeps it selected, which React would not. */
function replaceText(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  const isSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  input.value = text;
  if (isSelected) input.select();
}

/** Returns true for a single typed character; pasted or composed text is accepted as a whole. */
function isKeystroke({ nativeEvent }: ChangeEvent): boolean {
  return 'inputType' in nativeEvent && nativeEvent.inputType === 'insertText';
}
