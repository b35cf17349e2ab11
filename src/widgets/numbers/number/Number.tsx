import { useState, type KeyboardEvent } from 'react';

import { ReadOnlyText, useComposedText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { LightInput } from '../../light-controls/index.ts';
import { isTypeable, type NumberFormat, plainText, shownText, stepped, valueOf } from './number-text.ts';

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
 * floating-point number; the check reports bounds. What cannot be part of a number is not taken.
 */
export function Number({ value, onChange, onBlur, readOnly, unit, align, ...rest }: NumberProps) {
  const { scale, min = -Infinity, max = Infinity, step = 1, thousands = true } = rest;
  const format = { scale };
  // What is in the control while it has the focus; the value is shown formatted otherwise.
  const [typed, setTyped] = useState<string>();
  const shown = shownText(value, format, thousands);
  const take = (next: string) => {
    const text = plainText(next);
    if (!isTypeable(text, format)) return;
    setTyped(text);
    onChange?.(valueOf(text, format));
  };
  const text = useComposedText(typed ?? shown, take);
  const stepWithArrows = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || rest.disabled) return;
    event.preventDefault();
    const next = stepped(value, direction * step, format);
    const isBeyond = next === null || +next > max || +next < min;
    if (isBeyond) return;
    setTyped(shownText(next, format, false));
    onChange?.(next);
  };

  if (readOnly) return <ReadOnlyText id={rest.id}>{shown && unit ? `${shown} ${unit}` : shown}</ReadOnlyText>;
  return (
    <LightInput
      {...rest}
      {...text}
      inputMode={scale === 0 ? 'numeric' : 'decimal'}
      unit={unit}
      align={align}
      onFocus={() => setTyped(shownText(value, format, false))}
      onKeyDown={stepWithArrows}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}
