import { useState, type ReactNode } from 'react';

import { createRowSlots } from '../../../runtime/table/editing/index.ts';
import { useEditTable } from '../context/index.ts';
import { DetailLine } from '../details/DetailLine.tsx';
import type { DrawnColumns } from '../layout/index.ts';
import { EditCard } from '../phone/index.ts';
import { EditRow, GroupLine } from '../rows/index.ts';
import type { EditWindow } from './use-edit-window.ts';

/** The visible lines: rows, group headings, and the details of expanded rows. */
export function EditLines(props: {
  window: EditWindow;
  cells: DrawnColumns;
  renderDetail: ((key: string) => ReactNode) | undefined;
  asCards: boolean;
}) {
  const { window: seen, cells, renderDetail, asCards } = props;
  const { store } = useEditTable();
  const [slots] = useState(createRowSlots);
  const rowKeys = seen.drawn.flatMap(({ line }) => (line.kind === 'row' ? [line.key] : []));
  const assigned = new Map(slots.assign(rowKeys).map((slot, at) => [rowKeys[at], slot]));
  return (
    <div className="pw-grid-body" role="rowgroup" style={{ height: seen.offsets.height }}>
      {seen.drawn.map(({ line, index, top }) => {
        if (line.kind === 'group')
          return (
            <GroupLine
              key={`group ${line.text}`}
              line={line}
              index={index}
              top={top}
              onToggle={() => store.changeView({ closed: toggled(store.view().closed, line.text) })}
            />
          );
        if (line.kind === 'detail')
          return (
            <DetailLine
              key={`detail ${line.key}`}
              top={top}
              width={seen.metrics.width}
              onHeight={(height) => seen.measure(line.key, height)}
            >
              {renderDetail?.(line.key)}
            </DetailLine>
          );
        const Row = asCards ? EditCard : EditRow;
        return (
          <Row
            key={assigned.get(line.key)}
            rowKey={line.key}
            index={seen.rows.positions.get(line.key) ?? 0}
            line={index}
            top={top}
            depth={line.depth}
            isOpen={line.isOpen}
            {...cells}
          />
        );
      })}
    </div>
  );
}

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
