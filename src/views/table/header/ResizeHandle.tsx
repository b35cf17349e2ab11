import { useRef, type PointerEvent } from 'react';

import type { TableStore } from '../../../runtime/table/index.ts';
import { setColumnWidth } from '../layout/index.ts';

/** The right edge of a header: drag to resize the column, double-click to reset its width. Keys: `widthByKey`. */
export function ResizeHandle({ column, width, table }: { column: string; width: number; table: TableStore }) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const onPointerMove = (event: PointerEvent) => {
    if (!start.current) return;
    setColumnWidth(table, column, start.current.width + event.clientX - start.current.x);
  };
  const finish = () => {
    start.current = null;
  };
  return (
    <span
      className="pw-resize"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={finish}
      onPointerCancel={finish}
      onDoubleClick={() => {
        const { [column]: _, ...widths } = table.get().widths;
        table.set({ widths });
      }}
    />
  );
}
