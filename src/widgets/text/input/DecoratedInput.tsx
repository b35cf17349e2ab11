import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { controlProps, type useComposedText } from '../../../runtime/form/index.ts';
import type { InputProps } from './input-props.ts';

import './input.css';

/** A text input with decorations: a password toggle, a count, a clear button, a prefix and a suffix. */
export function DecoratedInput(
  props: Omit<InputProps, 'value' | 'onChange'> & { text: ReturnType<typeof useComposedText> },
) {
  const { text, maxLength, showCount, password, ...rest } = props;
  const [isVisible, setVisible] = useState(false);
  const eye = (
    <Button
      type="text"
      size="small"
      className="pw-input-eye"
      disabled={rest.disabled}
      aria-label={isVisible ? say('隐藏密码') : say('显示密码')}
      icon={isVisible ? <EyeOutlined /> : <EyeInvisibleOutlined />}
      onClick={() => setVisible(!isVisible)}
    />
  );
  return (
    <Input
      {...controlProps(rest)}
      {...text}
      type={password && !isVisible ? 'password' : 'text'}
      allowClear={rest.allowClear}
      prefix={rest.prefix}
      suffix={password ? eye : rest.suffix}
      placeholder={rest.placeholder ?? say('请输入')}
      autoComplete={password ? 'new-password' : 'off'}
      count={showCount ? { show: true, max: maxLength } : undefined}
    />
  );
}
