import { Input } from 'antd';
import { useState } from 'react';

import type { ConditionInputWidgetProps } from '../../../../generated/props.ts';
import { say } from '../../../locale/index.ts';
import { controlProps, ReadOnlyText, useComposedText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { unwrapped, wrapped } from './condition-text.ts';

export type ConditionInputProps = WidgetProps<string> & ConditionInputWidgetProps;

/**
 * A text for searching a list: the value contains the operator of its condition (`*上海*`), the user sees only the text.
 */
export function ConditionInput({
  value,
  onChange,
  readOnly,
  condition = 'like',
  allowClear,
  ...rest
}: ConditionInputProps) {
  // The typed text, as long as it corresponds to the value, whose syntax would lose a trailing space.
  const [typed, setTyped] = useState('');
  const shown = wrapped(typed, condition) === (value ?? null) ? typed : unwrapped(value);
  const text = useComposedText(shown, (next) => {
    setTyped(next);
    onChange?.(wrapped(next, condition));
  });
  if (readOnly) return <ReadOnlyText id={rest.id}>{shown}</ReadOnlyText>;
  return (
    <Input
      {...controlProps(rest)}
      {...text}
      allowClear={allowClear}
      autoComplete="off"
      placeholder={rest.placeholder ?? say('请输入')}
    />
  );
}
