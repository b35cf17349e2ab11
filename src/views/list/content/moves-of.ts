import type { ResolvedButton } from '../../../engine/list/index.ts';
import type { ListActions } from '../../../runtime/list/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { recordId } from '../../../runtime/table/index.ts';

const action = 'move-to';

/** Returns true if rows may have the button that moves them; they can then also be dragged. */
export function offersMove(buttons: readonly ResolvedButton[]): boolean {
  return buttons.some(({ builtIn, steps }) => builtIn === action || steps[0]?.action === action);
}

/**
 * Returns the drag handlers of a tree's rows. Dragging presses the row's move button, with the place already chosen.
 */
export function movesOf({ row, press }: Pick<ListActions, 'row' | 'press'>, label: string) {
  const buttonOf = (record: DataRecord) =>
    row(record).find(({ steps, disabled, problem }) => steps[0]?.action === action && !disabled && !problem);
  return {
    canMove: (record: DataRecord) => buttonOf(record) !== undefined,
    onMove(record: DataRecord, onto: DataRecord | null) {
      const button = buttonOf(record);
      const place = { id: onto && recordId(onto), title: String(onto?.[label] ?? '') };
      if (button) void press(button, record, { place });
    },
  };
}
