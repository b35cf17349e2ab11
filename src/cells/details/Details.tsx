import type { ReactNode, SyntheticEvent } from 'react';

import type { CellProps } from '../../runtime/registry/index.ts';
import { PopoverButton } from '../../views/controls/popover-button/index.ts';
import { useViewVariables } from '../../views/states/index.ts';
import { DetailRows } from './DetailRows.tsx';
import './details.css';

/** The lines of a record, opened beside the row as a small list. */
export function DetailsCell({ value, record, column }: CellProps) {
  const { details } = column;
  const count = Array.isArray(value) ? value.length : undefined;
  if (!details || count === 0) return null;
  return (
    <PopoverButton
      placement="bottom"
      title={column.title}
      content={() => (
        <Box>
          <DetailRows
            details={details}
            record={record}
            field={column.key}
            {...(Array.isArray(value) && { known: value })}
          />
        </Box>
      )}
    >
      {(control) => (
        <button type="button" className="pw-cell-text pw-cell-link" {...control}>
          {count === undefined ? '查看' : `${count} 行`}
        </button>
      )}
    </PopoverButton>
  );
}

/** A press in here is no press on the row, to which React would pass it on. */
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
