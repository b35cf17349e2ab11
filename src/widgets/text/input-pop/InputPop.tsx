import { ExpandAltOutlined } from '@ant-design/icons';
import { Input, Popover } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useId, useRef, useState, type KeyboardEvent } from 'react';

import type { InputPopWidgetProps } from '../../../../generated/props.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { controlProps, ReadOnlyText, useComposedText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type InputPopProps = WidgetProps<string> & InputPopWidgetProps;

/** A single-line input that opens a large text box (300 × 210); both have the same text, including line breaks. */
export function InputPop({
  value,
  onChange,
  readOnly,
  maxLength,
  allowClear,
  title = say('编辑内容'),
  ...rest
}: InputPopProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<TextAreaRef>(null);
  const titleId = useId();
  const take = (next: string) => onChange?.(next === '' ? null : next);
  const line = useComposedText(value ?? '', take);
  const box = useComposedText(value ?? '', take);
  if (readOnly) return <ReadOnlyText id={rest.id}>{value}</ReadOnlyText>;

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Escape closes only the box, not the dialog around it.
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  const large = (
    <Input.TextArea
      {...box}
      ref={field}
      aria-labelledby={titleId}
      showCount={maxLength !== undefined}
      count={maxLength === undefined ? undefined : { show: true, max: maxLength }}
      placeholder={rest.placeholder ?? say('请输入')}
      style={{ width: 300, maxWidth: '80vw', height: 210, resize: 'none' }}
      onKeyDown={closeOnEscape}
      onBlur={rest.onBlur}
    />
  );
  const button = (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      afterOpenChange={(isShown) => isShown && field.current?.focus({ cursor: 'end' })}
      trigger="click"
      placement="bottom"
      destroyOnHidden
      title={<span id={titleId}>{title}</span>}
      content={large}
    >
      <Button
        ref={opener}
        type="text"
        size="small"
        disabled={rest.disabled}
        aria-label={title}
        aria-expanded={isOpen}
        icon={<ExpandAltOutlined />}
      />
    </Popover>
  );
  return (
    <Input
      {...controlProps(rest)}
      {...line}
      autoComplete="off"
      allowClear={allowClear}
      placeholder={rest.placeholder ?? say('请输入')}
      suffix={button}
    />
  );
}
