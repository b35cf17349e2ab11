import { ClockCircleOutlined } from '@ant-design/icons';
import { Input, Space } from 'antd';
import { useState } from 'react';

import type { CronWidgetProps } from '../../../../generated/props.ts';
import { describeCron, parseCron } from '../../../engine/time/cron/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { controlProps, ReadOnlyText, useComposedText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { CronDialog } from './CronDialog.tsx';

import './cron.css';

export type CronProps = WidgetProps<string> & CronWidgetProps;

/** A cron expression, typed or composed in the editor; a sentence below it describes when it runs. */
export function Cron({ value, onChange, readOnly, hideSecond, hideYear, ...rest }: CronProps) {
  const [isOpen, setOpen] = useState(false);
  const text = useComposedText(value ?? '', (next) => onChange?.(next === '' ? null : next));
  const sentence = sentenceOf(value);
  if (readOnly) {
    return (
      <ReadOnlyText id={rest.id}>
        {value ? (
          <>
            {value}
            {sentence && <span className="pw-cron-said">{sentence}</span>}
          </>
        ) : null}
      </ReadOnlyText>
    );
  }
  return (
    <>
      <Space.Compact block>
        <Input
          {...controlProps(rest)}
          {...text}
          placeholder={rest.placeholder ?? say('请输入Cron表达式')}
          spellCheck={false}
          autoComplete="off"
        />
        <Button
          icon={<ClockCircleOutlined aria-hidden />}
          aria-label={say('编辑Cron表达式')}
          disabled={rest.disabled}
          onClick={() => setOpen(true)}
        />
      </Space.Compact>
      <span className="pw-cron-said">{sentence}</span>
      {isOpen && (
        <CronDialog
          text={value ?? ''}
          hideSecond={hideSecond}
          hideYear={hideYear}
          onOk={(next) => onChange?.(next)}
          onGone={() => {
            setOpen(false);
            rest.onBlur?.();
          }}
        />
      )}
    </>
  );
}

function sentenceOf(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const result = parseCron(text);
  return result.ok ? describeCron(result.schedule) : undefined;
}
