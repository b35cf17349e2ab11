import { Suspense, type ReactNode, type SyntheticEvent } from 'react';

import { PopoverButton } from '../../../kit/controls/popover-button/PopoverButton.tsx';
import { ListSkeleton, useViewVariables } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { lazyComponent, type CellProps } from '../../../runtime/registry/index.ts';

import './details.css';

const DetailRows = lazyComponent(async () => (await import('./DetailRows.tsx')).DetailRows);

/** Renders a button that opens the lines of a record next to the row. */
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
          <Suspense fallback={<ListSkeleton rows={3} columns={details.columns.length} />}>
            <DetailRows
              details={details}
              record={record}
              field={column.key}
              {...(Array.isArray(value) && { known: value })}
            />
          </Suspense>
        </Box>
      )}
    >
      {(control) => (
        <button type="button" className="pw-cell-text pw-cell-link" {...control}>
          {count === undefined ? say('查看') : say('{count} 行', { count })}
        </button>
      )}
    </PopoverButton>
  );
}

/** Stops events in here: React would pass a click on to the row. */
function Box({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- only stops events
    <div className="pw-detail-box" style={useViewVariables()} onClick={stop} onDoubleClick={stop} onMouseDown={stop}>
      {children}
    </div>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
