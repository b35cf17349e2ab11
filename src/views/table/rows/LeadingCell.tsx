import { say } from '../../../locale/index.ts';
import type { RowState } from '../../../runtime/table/editing/index.ts';
import { rangeTo, type ColumnLayout, type PlacedColumn } from '../../../runtime/table/index.ts';
import { useEditTable } from '../context/index.ts';
import { ExpandButton } from '../details/ExpandButton.tsx';
import { cellBox } from '../layout/index.ts';
import { CopyIcon, TrashIcon } from './RowIcons.tsx';
import { SelectBox } from './SelectBox.tsx';

/** A cell that the table adds to a row: its checkbox, its number, or its delete button. */
export function LeadingCell(props: { placed: PlacedColumn; layout: ColumnLayout; state: RowState; index: number }) {
  const { placed, layout, state, index } = props;
  const { remove, addBeside, store, selection, drag, isRowLocked } = useEditTable();
  const { key } = state.row;
  const title = say('删除第 {index} 行', { index: index + 1 });
  const copyTitle = say('复制第 {index} 行', { index: index + 1 });
  const box = cellBox(placed, layout);
  const extended = () => {
    const keys = store.shown().rows.flatMap((row) => (isRowLocked(row.key) ? [] : [row.key]));
    return new Set([...store.selected(), ...rangeTo(keys, store.selected(), key)]);
  };
  switch (placed.column.kind) {
    case 'selection':
      return (
        <div role="gridcell" aria-colindex={placed.index + 1} {...box}>
          {!isRowLocked(key) && (
            <SelectBox
              label={say('选择第 {index} 行', { index: index + 1 })}
              single={selection === 'single'}
              state={state.isSelected ? 'all' : 'none'}
              onToggle={(extend) =>
                store.select(
                  extend && selection !== 'single'
                    ? extended()
                    : toggled(store.selected(), key, selection === 'single'),
                )
              }
            />
          )}
        </div>
      );
    case 'number':
      return (
        <div role="rowheader" aria-colindex={placed.index + 1} {...box}>
          {drag && !isRowLocked(key) ? (
            <span
              className="pw-cell-figure pw-edit-drag"
              title={say('拖动可以排序')}
              role="presentation"
              onMouseDown={(event) => drag(event, key)}
            >
              {index + 1}
            </span>
          ) : (
            <span className="pw-cell-figure">{index + 1}</span>
          )}
        </div>
      );
    case 'expand':
      return (
        <div role="gridcell" aria-colindex={placed.index + 1} {...box}>
          <ExpandButton rowKey={key} index={index} />
        </div>
      );
    case 'actions':
      return (
        <div role="gridcell" aria-colindex={placed.index + 1} {...box}>
          {addBeside && (
            <button
              type="button"
              className="pw-edit-copy"
              aria-label={copyTitle}
              title={copyTitle}
              onClick={() => addBeside(key, 'copy')}
            >
              <CopyIcon />
            </button>
          )}
          {!isRowLocked(key) && (
            <button
              type="button"
              className="pw-edit-delete"
              aria-label={title}
              title={title}
              onClick={() => remove([key])}
            >
              <TrashIcon />
            </button>
          )}
        </div>
      );
    default:
      return null;
  }
}

function toggled(selected: ReadonlySet<string>, key: string, single: boolean): ReadonlySet<string> {
  if (!selected.has(key)) return new Set(single ? [key] : [...selected, key]);
  return new Set([...selected].filter((other) => other !== key));
}
