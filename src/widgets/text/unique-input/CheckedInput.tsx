import { CheckCircleOutlined, LoadingOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, type ReactNode } from 'react';

import type { UniqueInputWidgetProps } from '../../../../generated/props.ts';
import { say } from '../../../locale/index.ts';
import { useRemoteCheck, type RemoteVerdict } from '../../../runtime/data/index.ts';
import { controlProps, ReadOnlyText, useComposedText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type CheckedInputProps = WidgetProps<string> &
  Pick<UniqueInputWidgetProps, 'maxLength' | 'allowClear'> & {
    /** Checks the value on the server; rejects with its message. Undefined: no check. */
    check: ((value: string, signal: AbortSignal) => Promise<unknown>) | undefined;
  };

/** A text input that the server checks while the user types; in a form, the field shows the error. */
export function CheckedInput({ value, onChange, readOnly, check, onProblem, onChecking, ...rest }: CheckedInputProps) {
  const text = useComposedText(value ?? '', (next) => onChange?.(next === '' ? null : next));
  const verdict = useRemoteCheck(value ?? '', readOnly ? undefined : check);
  const message = verdict.status === 'bad' ? verdict.message : null;
  useEffect(() => onProblem?.(message), [message, onProblem]);
  const isChecking = verdict.status === 'checking';
  useEffect(() => {
    if (!isChecking) return undefined;
    onChecking?.(true);
    return () => onChecking?.(false);
  }, [isChecking, onChecking]);
  if (readOnly) return <ReadOnlyText id={rest.id}>{value}</ReadOnlyText>;
  return (
    <>
      <Input
        {...controlProps(rest)}
        {...text}
        status={rest.status ?? (message === null ? undefined : 'error')}
        allowClear={rest.allowClear}
        autoComplete="off"
        placeholder={rest.placeholder ?? say('请输入')}
        suffix={signOf(verdict.status)}
        count={rest.maxLength === undefined ? undefined : { max: rest.maxLength }}
      />
      {message !== null && !onProblem && (
        <div role="alert" style={{ color: 'var(--pw-danger)', fontSize: 12, lineHeight: '20px' }}>
          {message}
        </div>
      )}
    </>
  );
}

function signOf(status: RemoteVerdict['status']): ReactNode {
  if (status === 'checking') return <LoadingOutlined aria-label={say('正在检查')} />;
  if (status === 'good')
    return <CheckCircleOutlined aria-label={say('可以使用')} style={{ color: 'var(--pw-primary)' }} />;
  return <span style={{ width: 14 }} />;
}
