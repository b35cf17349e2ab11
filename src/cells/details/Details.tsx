import { Popover } from 'antd';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';

import type { CellProps } from '../../runtime/registry/index.ts';
import { useViewVariables } from '../../views/states/index.ts';
import { DetailRows } from './DetailRows.tsx';
import './details.css';

/** The lines of a record, opened beside the row as a small list. */
export function DetailsCell({ value, record, column }: CellProps) {
  const [isOpen, setOpen] = useState(false);
  const { details } = column;
  const count = Array.isArray(value) ? value.length : undefined;
  if (!details || count === 0) return null;
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottom"
      destroyOnHidden
      title={column.title}
      content={
        <Box>
          <DetailRows
            details={details}
            record={record}
            field={column.key}
            {...(Array.isArray(value) && { known: value })}
          />
        </Box>
      }
    >
      <button
        type="button"
        className="pw-cell-text pw-cell-link"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onKeyDown={closeByEscape}
      >
        {count === undefined ? '查看' : `${count} 行`}
      </button>
    </Popover>
  );
}

/** What is pressed in here does not press the row: React would tell it. */
function Box({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- holds nothing of its own
    <div className="pw-detail-box" style={useViewVariables()} onClick={stop} onDoubleClick={stop} onMouseDown={stop}>
      {children}
    </div>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
