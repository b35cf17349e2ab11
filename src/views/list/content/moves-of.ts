import type { ResolvedButton } from '../../../engine/list/index.ts';
import type { ListActions } from '../../../runtime/list/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { recordId } from '../../../runtime/table/index.ts';

const action = 'move-to';

/** Whether a row may have the button that moves it: then it can be dragged too. */
export function offersMove(buttons: readonly ResolvedButton[]): boolean {
  return buttons.some(({ builtIn, steps }) => builtIn === action || steps[0]?.action === action);
}

/** Dragging a row of a tree is pressing its button that moves it, with the place already chosen. */
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
