import { useEffect, useMemo, useState } from 'react';

import type { PopupPickerWidgetProps } from '../../../../generated/props.ts';
import { heldRows, isHeld, popupPairs, popupValues } from '../../../engine/picker/index.ts';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import { useReport } from '../../../runtime/picker/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { PickerBox, PickerDialog } from '../../../views/picker/index.ts';

import '../../light-controls/light-controls.css';

export type PopupPickerProps = WidgetProps<string> & PopupPickerWidgetProps;

/** Chooses rows of a report; their columns are written into other fields of the record, this one included. */
export function PopupPicker({ value, onChange, readOnly, valueText, ...rest }: PopupPickerProps) {
  const { popupCode: code, orgFields, destFields, multiple = false, param, beside } = rest;
  const { message } = useFeedback();
  const [isOpen, setOpen] = useState(false);
  const [held, setHeld] = useState<DataRecord[]>();
  const pairs = useMemo(
    () =>
      popupPairs({
        ...(code !== undefined && { code }),
        ...(orgFields !== undefined && { orgFields }),
        ...(destFields !== undefined && { destFields }),
      }),
    [code, orgFields, destFields],
  );
  const params = useParams(param);
  const isUsable = typeof pairs !== 'string';
  const { found, use, warning } = useReport(held && isUsable ? code : undefined, params, multiple);
  useEffect(() => {
    if (warning !== undefined) message.warning(warning);
  }, [warning, message]);
  const text = valueText ?? (value === null || value === undefined ? '' : String(value));
  const matches = useMemo(
    () => (one: DataRecord, row: DataRecord) => typeof pairs !== 'string' && isHeld(pairs, one, row),
    [pairs],
  );
  if (readOnly) return <ReadOnlyText id={rest.id}>{text}</ReadOnlyText>;

  const put = (values: readonly [string, string | null][]) => {
    onChange?.(values[0]?.[1] ?? null);
    for (const [field, each] of values) beside?.write(field, each);
  };
  const open = () => {
    if (typeof pairs === 'string') return message.warning(pairs);
    const [first] = pairs;
    setHeld(heldRows(pairs, (dest) => (beside ? beside.read(dest) : dest === first?.[1] ? value : null), multiple));
    setOpen(true);
  };
  return (
    <>
      <PickerBox
        {...rest}
        text={text}
        isEmpty={text === ''}
        placeholder={rest.placeholder ?? say('请选择')}
        allowClear={rest.allowClear ?? true}
        isOpen={isOpen}
        onOpen={open}
        onClear={() => put(typeof pairs === 'string' ? [] : pairs.map(([, dest]) => [dest, null]))}
      />
      {held && typeof pairs !== 'string' && (
        <PickerDialog
          found={found}
          keys={none}
          multiple={multiple}
          held={held}
          isHeld={matches}
          use={use}
          needsChoice
          onDone={(_, rows) => put(popupValues(pairs, rows))}
          onClosing={() => setOpen(false)}
          onGone={() => setHeld(undefined)}
        />
      )}
    </>
  );
}

const none: readonly string[] = [];

function useParams(param: PopupPickerProps['param']): Record<string, unknown> {
  const text = JSON.stringify(param ?? {});
  return useMemo(() => JSON.parse(text), [text]);
}
