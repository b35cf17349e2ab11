import type { GridRecord } from '../../../../engine/grid/index.ts';
import type { ResolvedColumn } from '../../../../engine/list/index.ts';
import { createCellUploads, type GridStore } from '../../../../runtime/table/editing/index.ts';
import type { EditTable } from '../../context/edit-context.ts';
import { createTypedText } from '../../context/typed-text.ts';

/** Returns the shared state of a table around a store without a screen; every cell is editable. */
export function storeTable(store: GridStore, columns: readonly ResolvedColumn[], fresh: () => GridRecord): EditTable {
  return {
    id: 'table',
    store,
    columns: new Map(columns.map((column) => [column.key, column])),
    leading: 0,
    drag: undefined,
    uploads: createCellUploads(),
    alwaysEdit: true,
    isTree: false,
    toggleOpen: () => {},
    isLoading: () => false,
    textOf: (column, record) => String(record[column.key] ?? ''),
    isFound: () => false,
    statusIds: undefined,
    selection: 'multiple',
    isRowLocked: () => false,
    stateOf: () => undefined,
    isEditable: () => true,
    isOverwritable: () => true,
    optionsOf: () => undefined,
    nameOf: () => undefined,
    typed: createTypedText(),
    write: (key, values) => store.change('修改', [{ type: 'set', key, values }], store.session()),
    clear: () => {},
    fillBlock: () => {},
    fresh,
    isUntouched: () => false,
    addBeside: undefined,
    remove: (keys) => store.remove(keys),
    steps: { undo: store.undo, redo: store.redo },
    onDetails: undefined,
  };
}
