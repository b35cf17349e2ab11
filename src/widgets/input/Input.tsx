import { Input as AntInput } from 'antd';

import { controlProps, ReadOnlyText, useComposedText } from '../../runtime/form/index.ts';
import type { WidgetProps } from '../../runtime/registry/index.ts';

export interface InputProps extends WidgetProps<string> {
  maxLength?: number;
  showCount?: boolean;
  allowClear?: boolean;
  password?: boolean;
  prefix?: string;
  suffix?: string;
}

/** One line of text; null where it is empty. Too long a text is told by the check, never cut while it is typed. */
export function Input({ value, onChange, readOnly, maxLength, showCount, password, ...rest }: InputProps) {
  const text = useComposedText(value ?? '', (next) => onChange?.(next === '' ? null : next));
  if (readOnly) return <ReadOnlyText id={rest.id}>{password && value ? '••••••' : value}</ReadOnlyText>;
  const Control = password ? AntInput.Password : AntInput;
  return (
    <Control
      {...controlProps(rest)}
      {...text}
      allowClear={rest.allowClear}
      prefix={rest.prefix}
      suffix={rest.suffix}
      placeholder={rest.placeholder ?? '请输入'}
      autoComplete={password ? 'new-password' : 'off'}
      count={showCount ? { show: true, max: maxLength } : undefined}
    />
  );
}
