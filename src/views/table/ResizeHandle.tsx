import { type PointerEvent, useRef } from 'react';

import type { TableStore } from '../../runtime/table/index.ts';

const narrowest = 60;
const widest = 2000;

/** The right edge of a header: drag to make the column wider or narrower, double-click for its own width again. */
export function ResizeHandle({ column, width, table }: { column: string; width: number; table: TableStore }) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const onPointerMove = (event: PointerEvent) => {
    if (!start.current) return;
    const dragged = Math.round(start.current.width + event.clientX - start.current.x);
    table.set({ widths: { ...table.get().widths, [column]: Math.min(widest, Math.max(narrowest, dragged)) } });
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
