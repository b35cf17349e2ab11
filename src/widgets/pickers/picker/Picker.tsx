import { useMemo, useState } from 'react';

import type { PickerWidgetProps } from '../../../../generated/props.ts';
import {
  pickedFields,
  pickedKeys,
  pickedText,
  pickedValue,
  type ResolvedPicker,
} from '../../../engine/picker/index.ts';
import { useIsPhone } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import { useDocumentsAround } from '../../../runtime/page/index.ts';
import { pickedNames, rememberPicked, usePickedRecords, usePickerDocument } from '../../../runtime/picker/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { useRuntime, type WidgetProps } from '../../../runtime/registry/index.ts';
import { documentKey } from '../../../schema/documents/document.ts';
import { PickerBox, PickerDialog, PickerDropdown } from '../../../views/picker/index.ts';

import '../../light-controls/light-controls.css';

export type PickerProps = WidgetProps<string | string[]> &
  PickerWidgetProps & {
    /** Called with the chosen record, from which fields are copied. */
    onChoose?: (record: DataRecord | undefined) => void;
  };

/**
 * Chooses records or nodes by a picker document. The value is shown by its name; nothing is requested before it is
 * needed.
 */
export function Picker({ value, onChange, onChoose, readOnly, valueText, ...rest }: PickerProps) {
  const { picker: id, joined = true, allowClear = true, placeholder = say('请选择'), beside } = rest;
  const { ports } = useRuntime();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  const keys = useMemo(() => pickedKeys(value), [value]);
  const isNamed = keys.length === 0 || (valueText !== undefined && valueText !== '');
  const here = useDocumentsAround()?.get(documentKey(id ?? '', 'picker'));
  // Its kind must be known before the press; a page includes the documents of its pickers.
  const isWanted = isShown || !isNamed || !here;
  const found = useAdapted(usePickerDocument(isWanted && !(readOnly && isNamed) ? id : undefined), rest);
  const picker = found.status === 'ready' ? found.picker : undefined;
  const multiple = rest.multiple ?? picker?.multiple ?? false;
  const records = usePickedRecords(isNamed ? undefined : picker, keys);
  const names = records && picker && pickedNames(ports, picker, records).join('、');
  const failed = found.status === 'failed' || (picker !== undefined && !picker.list && !picker.tree && !picker.query);
  const text = isNamed ? valueText?.replaceAll(',', '、') : (names ?? (failed ? keys.join('、') : undefined));
  if (readOnly) return <ReadOnlyText id={rest.id}>{keys.length === 0 ? '' : (text ?? '…')}</ReadOnlyText>;

  const take = (from: ResolvedPicker, chosen: readonly DataRecord[]) => {
    rememberPicked(ports, from, chosen);
    const next = chosen.map((record) => pickedText(record, from.key)).filter((key) => key !== '');
    onChange?.(pickedValue(next, { multiple, joined }));
    onChoose?.(chosen.length === 1 ? chosen[0] : undefined);
    for (const [field, each] of pickedFields({ ...from.fields, ...rest.fields }, chosen)) beside?.write(field, each);
  };
  const open = () => {
    setShown(true);
    setOpen(true);
  };
  const isDropdown = !isPhone && (here?.body['look'] ?? picker?.look) === 'dropdown';
  const box = (
    <PickerBox
      {...rest}
      text={text}
      isEmpty={keys.length === 0}
      placeholder={placeholder}
      allowClear={allowClear}
      isOpen={isOpen}
      onOpen={open}
      onClear={() => {
        onChange?.(null);
        for (const field of Object.values({ ...picker?.fields, ...rest.fields })) beside?.write(field, null);
      }}
    />
  );
  if (isDropdown) {
    const openDown = (next: boolean) => {
      if (rest.disabled) return;
      setShown(true);
      setOpen(next);
    };
    return (
      <PickerDropdown
        id={rest.id}
        found={found}
        keys={keys}
        multiple={multiple}
        isOpen={isOpen}
        onOpen={openDown}
        onChange={take}
      >
        {box}
      </PickerDropdown>
    );
  }
  return (
    <>
      {box}
      {isShown && (
        <PickerDialog
          found={found}
          keys={keys}
          multiple={multiple}
          onDone={take}
          onClosing={() => setOpen(false)}
          onGone={() => setShown(false)}
        />
      )}
    </>
  );
}

function useAdapted(
  found: ReturnType<typeof usePickerDocument>,
  { store, where, params }: Pick<PickerProps, 'store' | 'where' | 'params'>,
): ReturnType<typeof usePickerDocument> {
  const wishes = JSON.stringify([store, where, params]);
  const own = found.status === 'ready' ? found.picker : undefined;
  const picker = useMemo(() => own && adapted(own, wishes), [own, wishes]);
  return picker ? { status: 'ready', picker } : found;
}

function adapted(picker: ResolvedPicker, wishes: string): ResolvedPicker {
  const [store, where, params]: [string | null, PickerProps['where'] | null, Record<string, string> | null] =
    JSON.parse(wishes);
  const { list, tree } = picker;
  const call = <Call extends { params: Record<string, string> } | undefined>(one: Call): Call =>
    one && params ? { ...one, params: { ...one.params, ...params } } : one;
  return {
    ...picker,
    ...(store !== null && { key: store }),
    ...(list && where && { list: { ...list, where: { ...list.where, ...where } } }),
    ...(picker.query !== undefined && params && { params }),
    ...(tree &&
      params && {
        tree: { ...tree, whole: call(tree.whole), children: call(tree.children), search: call(tree.search) },
      }),
  };
}
