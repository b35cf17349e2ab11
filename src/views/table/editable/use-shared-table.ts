import { useMemo, useState } from 'react';

import {
  cellText,
  emptyValue,
  isCellLocked,
  isNamed,
  isRowLocked,
  isUntouched,
  keepsFiles,
  recordKey,
  rowOf,
  valuesOfChange,
} from '../../../engine/grid/index.ts';
import { say } from '../../../locale/index.ts';
import { createCellUploads } from '../../../runtime/table/editing/index.ts';
import type { TableColumn } from '../../../runtime/table/index.ts';
import { createTypedText, type EditGridProps, type EditTable } from '../context/index.ts';
import { fillCells } from '../fill/fill-block.ts';
import { useHistorySteps, useRemoveRow } from '../history/index.ts';
import { useAddBeside, useDragRow } from '../rows/index.ts';
import { useTreeRows } from '../tree/index.ts';

/** Creates the shared state of the table's parts from its store. */
export function useSharedTable(
  id: string,
  shown: readonly TableColumn[],
  props: EditGridProps,
  { optionsOf, nameOf, find }: Pick<EditTable, 'optionsOf' | 'nameOf'> & { find: string | undefined },
): EditTable {
  const { store, canChange, disabledRows, selection = 'none', stateOf, fresh } = props;
  const { alwaysEdit = true, onDetails, canChangeSaved = true, marksStatus = true } = props;
  const [own] = useState(createCellUploads);
  const [typed] = useState(createTypedText);
  const uploads = props.uploads ?? own;
  const tree = useTreeRows(store, props.tree);
  const remove = useRemoveRow(store, id);
  const steps = useHistorySteps(store);
  const drag = useDragRow(store, props.canDrag === true);
  const sourcesOf = useMemo(() => shown.flatMap(({ source }) => source ?? []), [shown]);
  const addBeside = useAddBeside(props, sourcesOf);
  const wanted = find?.trim().toLowerCase() ?? '';
  return useMemo(() => {
    const textOf: EditTable['textOf'] = (column, record) => {
      const text = cellText(column, record, optionsOf(column, record));
      return text === '' && isNamed(column) ? (nameOf(column, record[column.key]) ?? '') : text;
    };
    const sources = sourcesOf;
    const columns = new Map(sources.map((column) => [column.key, column]));
    const isEditable: EditTable['isEditable'] = (cell, known) => {
      const column = columns.get(cell.column);
      if (!canChange || !column || column.field.readOnly || column.problem) return false;
      const record = known ?? rowOf(store.data(), cell.key)?.record ?? {};
      if (!canChangeSaved && recordKey(record) !== undefined) return false;
      if (isCellLocked(column, record) || isRowLocked(disabledRows, record)) return false;
      const state = stateOf(cell);
      return !state || (state.visible && !state.hidden && !state.disabled && !state.readOnly);
    };
    const isOverwritable: EditTable['isOverwritable'] = (cell, known) => {
      const column = columns.get(cell.column);
      const record = known ?? rowOf(store.data(), cell.key)?.record ?? {};
      return column !== undefined && isEditable(cell, record) && !keepsFiles(column, record[cell.column]);
    };
    return {
      id,
      store,
      columns,
      leading: shown.findIndex(({ kind }) => kind === 'data'),
      stateOf,
      isEditable,
      isOverwritable,
      statusIds: marksStatus ? { added: `${id}-added`, edited: `${id}-edited` } : undefined,
      selection,
      drag,
      uploads,
      alwaysEdit,
      ...tree,
      textOf,
      isFound: (column, record) => wanted !== '' && textOf(column, record).toLowerCase().includes(wanted),
      isRowLocked: (key) =>
        disabledRows !== undefined && isRowLocked(disabledRows, rowOf(store.data(), key)?.record ?? {}),
      optionsOf,
      nameOf,
      typed,
      write(key, values) {
        store.change(say('修改'), [{ type: 'set', key, values }], store.session());
        for (const column of Object.keys(values)) store.errors.visit(key, column);
      },
      fresh,
      fillBlock: (from, to, asSeries) =>
        fillCells({ store, columns, isOverwritable, textOf, optionsOf }, from, to, asSeries),
      clear(name = say('清空')) {
        const range = store.range();
        const rows = range ? store.shown().rows.slice(range.top, range.bottom + 1) : [];
        const keys = range ? store.columns().slice(range.left, range.right + 1) : [];
        const changes = rows.flatMap(({ key, record }) => {
          const emptied = keys.filter((column) => isOverwritable({ key, column }, record));
          const values = Object.assign(
            {},
            ...emptied.map((column) => valuesOfChange(sources, column, emptyValue(columns.get(column)))),
          );
          for (const column of emptied) if (uploads.of(key, column)) uploads.dismiss(key, column);
          return emptied.length > 0 ? [{ type: 'set' as const, key, values }] : [];
        });
        store.change(name, changes);
      },
      isUntouched: (key) => isUntouched(store.rowState(key)?.row.record ?? {}, sources, fresh()),
      remove,
      addBeside,
      steps,
      onDetails,
    };
  }, [
    id,
    store,
    shown,
    canChange,
    canChangeSaved,
    disabledRows,
    marksStatus,
    selection,
    drag,
    stateOf,
    optionsOf,
    nameOf,
    fresh,
    onDetails,
    uploads,
    alwaysEdit,
    tree,
    wanted,
    typed,
    remove,
    addBeside,
    sourcesOf,
    steps,
  ]);
}
