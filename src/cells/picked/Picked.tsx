import { useMemo } from 'react';

import { pickedKeys, pickedText } from '../../engine/picker/index.ts';
import { usePickedRecords, usePickerDocument } from '../../runtime/picker/index.ts';
import type { CellProps } from '../../runtime/registry/index.ts';
import { drawText } from '../cell-text/draw-text.tsx';
import { cellText, serverNames } from '../cell-text/cell-value.ts';

/** Names of what a picker chose: as the server sends them, else asked for, all cells of a page in one call. */
export function PickedCell({ value, record, column, href, onOpen }: CellProps) {
  const { picker: id, store } = column.cellProps;
  const keys = useMemo(() => pickedKeys(value), [value]);
  const sent = serverNames(record, column.key, keys);
  const isAsked = sent === undefined && keys.length > 0 && typeof id === 'string';
  const found = usePickerDocument(isAsked ? id : undefined);
  const own = found.status === 'ready' ? found.picker : undefined;
  const picker = useMemo(() => own && (typeof store === 'string' ? { ...own, key: store } : own), [own, store]);
  const records = usePickedRecords(picker, keys);
  const names = records && picker && records.map((each) => pickedText(each, picker.label)).join('、');
  const isWaiting = isAsked && names === undefined && found.status !== 'failed';
  const text = sent ?? names ?? (isWaiting ? '' : cellText(value));
  return drawText({ text, ellipsis: column.ellipsis, href, onOpen });
}
