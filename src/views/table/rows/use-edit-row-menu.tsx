import { type MouseEvent, type ReactNode, useState } from 'react';

import { text, textTable } from '../../../schema/locale/index.ts';
import { PointerMenu, type PointerMenuItem } from '../../controls/pointer-menu/index.ts';
import type { EditTable } from '../context/index.ts';

type Entry = PointerMenuItem & { key: 'above' | 'below' | 'copy' | 'remove' };

const beside: readonly Entry[] = textTable([
  { key: 'above', title: text('在上方插入一行') },
  { key: 'below', title: text('在下方插入一行') },
  { key: 'copy', title: text('复制这一行') },
]);
const removal: Entry = textTable({ key: 'remove', title: text('删除这一行'), danger: true, divided: true });

/**
 * The menu that a right click on a row of an editable table opens: what can be put beside the row, and taking it away. A
 * text that is being edited keeps the browser's own.
 */
export function useEditRowMenu(
  { store, addBeside, remove, isRowLocked }: Pick<EditTable, 'store' | 'addBeside' | 'remove' | 'isRowLocked'>,
  canRemove: boolean,
): { onContextMenu: (event: MouseEvent<HTMLElement>) => void; menu: ReactNode } {
  const [opened, setOpened] = useState<{ key: string; at: { left: number; top: number }; entries: Entry[] }>();
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const { target, clientX: left, clientY: top } = event;
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
    const isText =
      target instanceof HTMLElement && target.matches('input, textarea') && store.focus()?.mode !== 'navigate';
    if (key === undefined || isText) return;
    const entries = [...(addBeside ? beside : []), ...(canRemove && !isRowLocked(key) ? [removal] : [])];
    if (entries.length === 0) return;
    event.preventDefault();
    setOpened({ key, at: { left, top }, entries });
  };
  const choose = (chosen: string) => {
    const entry = opened?.entries.find(({ key }) => key === chosen);
    if (!opened || !entry) return;
    if (entry.key === 'remove') remove(opened.key);
    else addBeside?.(opened.key, entry.key);
  };
  const menu = opened && (
    <PointerMenu at={opened.at} items={opened.entries} onChoose={choose} onClose={() => setOpened(undefined)} />
  );
  return { onContextMenu, menu };
}
