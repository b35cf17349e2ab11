import { useCallback } from 'react';

import type { UniqueInputWidgetProps } from '../../../../generated/props.ts';
import { useFieldBeside } from '../../../runtime/form/index.ts';
import { useRuntime, type WidgetProps } from '../../../runtime/registry/index.ts';
import { CheckedInput } from './CheckedInput.tsx';

export type UniqueInputProps = WidgetProps<string> & UniqueInputWidgetProps;

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
