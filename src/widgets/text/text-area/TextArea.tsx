import { Input } from 'antd';

import type { TextAreaWidgetProps } from '../../../../generated/props.ts';
import { say } from '../../../locale/index.ts';
import { controlProps, ReadOnlyText, useComposedText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type TextAreaProps = WidgetProps<string> & TextAreaWidgetProps;

/** A multi-line text input; the value is null if empty. */
export function TextArea({
  value,
  onChange,
  readOnly,
  maxLength,
  showCount,
  rows = 3,
  maxRows = 8,
  ...rest
}: TextAreaProps) {
  const text = useComposedText(value ?? '', (next) => onChange?.(next === '' ? null : next));
  if (readOnly) return <ReadOnlyText id={rest.id}>{value}</ReadOnlyText>;
  return (
    <Input.TextArea
      {...controlProps(rest)}
      {...text}
      placeholder={rest.placeholder ?? say('请输入')}
      rows={rows}
      // Auto-sizing measures the page at each change, so it is used only if the text area can grow.
      {...(maxRows > rows && { autoSize: { minRows: rows, maxRows } })}
      count={showCount ? { show: true, max: maxLength } : undefined}
    />
  );
}
