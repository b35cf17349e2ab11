import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input as AntInput, Button } from 'antd';
import { useState } from 'react';

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

/**
 * One line of text; null where it is empty. Too long a text is told by the check, never cut while it is typed. A
 * password is hidden until its eye is pressed.
 */
export function Input({ value, onChange, readOnly, maxLength, showCount, password, suffix, ...rest }: InputProps) {
  const [isVisible, setVisible] = useState(false);
  const text = useComposedText(value ?? '', (next) => onChange?.(next === '' ? null : next));
  if (readOnly) return <ReadOnlyText id={rest.id}>{password && value ? '••••••' : value}</ReadOnlyText>;
  const eye = (
    <Button
      type="text"
      size="small"
      disabled={rest.disabled}
      aria-label={isVisible ? '隐藏密码' : '显示密码'}
      icon={isVisible ? <EyeOutlined /> : <EyeInvisibleOutlined />}
      onClick={() => setVisible(!isVisible)}
    />
  );
  return (
    <AntInput
      {...controlProps(rest)}
      {...text}
      type={password && !isVisible ? 'password' : 'text'}
      allowClear={rest.allowClear}
      prefix={rest.prefix}
      suffix={password ? eye : suffix}
      placeholder={rest.placeholder ?? '请输入'}
      autoComplete={password ? 'new-password' : 'off'}
      count={showCount ? { show: true, max: maxLength } : undefined}
    />
  );
}
