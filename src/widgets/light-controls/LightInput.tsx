import type { InputHTMLAttributes, ReactNode } from 'react';

import './light-controls.css';

import { say } from '../../locale/index.ts';
import { inputAttributes } from '../../runtime/form/index.ts';
import { boxClass, type LightProps } from './light-props.ts';

type Handlers = 'value' | 'onChange' | 'onCompositionStart' | 'onCompositionEnd' | 'onFocus' | 'onKeyDown';

/** A single-line text input, with an optional unit. */
export function LightInput(
  props: LightProps &
    Pick<InputHTMLAttributes<HTMLInputElement>, Handlers | 'inputMode'> & {
      unit?: string;
      align?: 'left' | 'right';
      after?: ReactNode;
    },
) {
  const { unit, align, value, inputMode, after } = props;
  const isBare = unit === undefined && !after;
  const { onChange, onCompositionStart, onCompositionEnd, onFocus, onKeyDown } = props;
  const input = (
    <input
      {...inputAttributes(props)}
      value={value}
      onChange={onChange}
      onCompositionStart={onCompositionStart}
      onCompositionEnd={onCompositionEnd}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      inputMode={inputMode}
      className={isBare ? boxClass(props) : 'pw-light-inner'}
      type="text"
      autoComplete="off"
      placeholder={(props.placeholder ?? say('请输入')) || undefined}
      style={align && { textAlign: align }}
    />
  );
  if (isBare) return input;
  return (
    <span className={boxClass(props, ' pw-light-box')}>
      {input}
      {unit !== undefined && <span className="pw-light-unit">{unit}</span>}
      {after}
    </span>
  );
}
