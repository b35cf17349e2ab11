import { antdComponent } from '../../../kit/antd-scope/AntdScope.tsx';
import { ReadOnlyText, useComposedText } from '../../../runtime/form/index.ts';
import { LightInput } from '../../light-controls/index.ts';
import type { InputProps } from './input-props.ts';

const DecoratedInput = antdComponent(async () => (await import('./DecoratedInput.tsx')).DecoratedInput);

/**
 * A single-line text input; the value is null if empty. Validation reports a text that is too long; it is never
 * truncated while typing. A password is hidden until its toggle is pressed.
 */
export function Input({ value, onChange, readOnly, ...rest }: InputProps) {
  const text = useComposedText(value ?? '', (next) => onChange?.(next === '' ? null : next));
  const { password, prefix, suffix, showCount, allowClear } = rest;
  if (readOnly) return <ReadOnlyText id={rest.id}>{password && value ? '••••••' : value}</ReadOnlyText>;
  const isPlain = !(password || prefix || suffix || showCount || allowClear);
  return isPlain ? <LightInput {...rest} {...text} /> : <DecoratedInput {...rest} text={text} />;
}
