import { useCallback } from 'react';

import { useFieldBeside } from '../../../runtime/form/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { CheckedInput, type CheckedInputProps } from './CheckedInput.tsx';

export interface UniqueInputProps extends Omit<CheckedInputProps, 'check'> {
  table?: string;
  field?: string;
}

/** A text input whose value must be unique among the records; the open record does not count. */
export function UniqueInput({ table, field, ...rest }: UniqueInputProps) {
  const { lookups } = useRuntime().ports;
  const id = useFieldBeside(rest.beside, 'id')?.value;
  const own = typeof id === 'string' || typeof id === 'number' ? String(id) : '';
  const check = useCallback(
    (value: string, signal: AbortSignal) =>
      lookups.checkUnique({ table: table ?? '', field: field ?? '', value, id: own, signal }),
    [lookups, table, field, own],
  );
  return <CheckedInput {...rest} check={table && field ? check : undefined} />;
}
