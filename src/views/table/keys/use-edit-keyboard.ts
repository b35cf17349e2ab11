import type { KeyboardEvent } from 'react';

import { runKey } from '../../../runtime/table/index.ts';
import type { EditTable } from '../context/index.ts';
import { isOpen } from '../editor/cell-control.ts';
import { editCommands, editKeys, tableCommands, tableKeys, type EditKeyContext } from './edit-commands.ts';

/** Runs the commands of keys pressed in an editable table. The keymap is in `edit-commands.ts`. */
export function useEditKeyboard(
  table: EditTable,
  own: Pick<EditKeyContext, 'page' | 'show' | 'addRow' | 'find'>,
): { onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void } {
  return {
    onKeyDownCapture(event) {
      const { target, currentTarget: grid, nativeEvent } = event;
      if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
      if (!(target instanceof HTMLElement) || !grid.contains(target)) return;
      if (!target.closest('[data-column]')) {
        const didBeside = runKey({ keymap: tableKeys, commands: tableCommands }, event, {
          table,
          target,
          grid,
          ...own,
        });
        if (didBeside) event.preventDefault();
        return;
      }
      const focus = table.store.focus();
      if (!focus || (isOpen(target) && event.key !== 'Tab')) return;
      if (!runKey({ keymap: editKeys, commands: editCommands }, event, { table, focus, target, grid, ...own })) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
