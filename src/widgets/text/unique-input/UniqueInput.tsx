import { useCallback } from 'react';

import { useFieldBeside } from '../../../runtime/form/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { CheckedInput, type CheckedInputProps } from './CheckedInput.tsx';

export interface UniqueInputProps extends Omit<CheckedInputProps, 'check'> {
  table?: string;
  field?: string;
}

/** Text that no other record may have in that field; the record that is open does not count. */
export function UniqueInput({ table, field, ...rest }: UniqueInputProps) {
  const { requests } = useRuntime().ports;
  const id = useFieldBeside(rest.beside, 'id')?.value;
  const own = typeof id === 'string' || typeof id === 'number' ? String(id) : '';
  const check = useCallback(
    (fieldVal: string, signal: AbortSignal) =>
      requests.call({
        method: 'GET',
        path: '/sys/duplicate/check',
        params: { tableName: table ?? '', fieldName: field ?? '', fieldVal, ...(own && { dataId: own }) },
        quiet: true,
        signal,
      }),
    [requests, table, field, own],
  );
  return <CheckedInput {...rest} check={table && field ? check : undefined} />;
}
