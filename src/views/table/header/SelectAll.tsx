import { say } from '../../../locale/index.ts';
import { emptySelection, pageOf, selectionState, toggleRecords, useTableState } from '../../../runtime/table/index.ts';
import { useTableView } from '../context/index.ts';
import { SelectBox } from '../rows/index.ts';

/** Selects all records of the page, or none; `text` is shown next to the checkbox. */
export function SelectAll({ text }: { text?: string }) {
  const { rows, table } = useTableView();
  const selection = useTableState(table, (state) => state.selection);
  const selectsAll = useTableState(table, (state) => state.selectsAll);
  const records = pageOf(rows);
  return (
    <SelectBox
      label={text ?? say('选择本页全部')}
      state={selectsAll ? 'all' : selectionState(selection, records)}
      onToggle={() => table.set({ selection: selectsAll ? emptySelection : toggleRecords(selection, records) })}
      {...(text !== undefined && { text })}
    />
  );
}
