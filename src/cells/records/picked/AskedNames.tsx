import { useMemo } from 'react';

import type { PickedCellProps } from '../../../../generated/props.ts';
import { pickedKeys } from '../../../engine/picker/index.ts';
import { pickedNames, usePickedRecords, usePickerDocument } from '../../../runtime/picker/index.ts';
import { useRuntime, type CellProps } from '../../../runtime/registry/index.ts';
import { cellText } from '../../cell-text/cell-value.ts';
import { drawText } from '../../cell-text/draw-text.tsx';

/** Requests and renders the names of a picker's values: one call for all cells of a page. */
export function AskedNames({
  picker: id,
  value,
  column,
  href,
  onOpen,
}: CellProps<PickedCellProps> & { picker: string }) {
  const { ports } = useRuntime();
  const { store } = column.cellProps;
  const keys = useMemo(() => pickedKeys(value), [value]);
  const found = usePickerDocument(id);
  const own = found.status === 'ready' ? found.picker : undefined;
  const picker = useMemo(() => own && (store === undefined ? own : { ...own, key: store }), [own, store]);
  const records = usePickedRecords(picker, keys);
  const names = records && picker && pickedNames(ports, picker, records).join('、');
  const text = names ?? (found.status === 'failed' ? cellText(value) : '');
  return drawText({ text, ellipsis: column.ellipsis, href, onOpen });
}
