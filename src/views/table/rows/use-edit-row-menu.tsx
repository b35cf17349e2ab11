import { useState, type MouseEvent, type ReactNode } from 'react';

import type { PointerMenuItem } from '../../../kit/controls/pointer-menu/pointer-menu-props.ts';
import { PointerMenu } from '../../../kit/controls/pointer-menu/PointerMenu.tsx';
import { say, text, textTable } from '../../../locale/index.ts';
import type { EditTable } from '../context/index.ts';

type Entry = PointerMenuItem & { key: 'above' | 'below' | 'copy' | 'remove' };

const beside: readonly Entry[] = textTable([
  { key: 'above', title: text('在上方插入一行') },
  { key: 'below', title: text('在下方插入一行') },
  { key: 'copy', title: text('复制这一行') },
]);
const removal: Entry = textTable({ key: 'remove', title: text('删除这一行'), danger: true, divided: true });

/**
 * Returns the context menu of a row in an editable table: add rows next to it, or remove it together with the rows of
 * its block. While a text is edited, the browser's menu opens.
 */
export function useEditRowMenu(
  { store, addBeside, remove, isRowLocked }: Pick<EditTable, 'store' | 'addBeside' | 'remove' | 'isRowLocked'>,
  canRemove: boolean,
): { onContextMenu: (event: MouseEvent<HTMLElement>) => void; menu: ReactNode } {
  const [opened, setOpened] = useState<{
    key: string;
    block: string[];
    at: { left: number; top: number };
    entries: Entry[];
  }>();
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const { target, clientX: left, clientY: top } = event;
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
    const isText =
      target instanceof HTMLElement && target.matches('input, textarea') && store.focus()?.mode !== 'navigate';
    if (key === undefined || isText) return;
    const block = rowsOfBlock(store, key).filter((one) => canRemove && !isRowLocked(one));
    const { length: count } = block;
    const all = { ...removal, ...(count > 1 && { title: say('删除选中的 {count} 行', { count }) }) };
    const entries = [...(addBeside ? beside : []), ...(count > 0 ? [all] : [])];
    if (entries.length === 0) return;
    event.preventDefault();
    setOpened({ key, block, at: { left, top }, entries });
  };
  const choose = (chosen: string) => {
    const entry = opened?.entries.find(({ key }) => key === chosen);
    if (!opened || !entry) return;
    if (entry.key === 'remove') remove(opened.block);
    else addBeside?.(opened.key, entry.key);
  };
  const menu = opened && (
    <PointerMenu at={opened.at} items={opened.entries} onChoose={choose} onClose={() => setOpened(undefined)} />
  );
  return { onContextMenu, menu };
}

function rowsOfBlock(store: EditTable['store'], key: string): string[] {
  const [range, { rows, positions }] = [store.range(), store.shown()];
  const position = positions.get(key) ?? -1;
  if (!range || position < range.top || position > range.bottom) return [key];
  return rows.slice(range.top, range.bottom + 1).map((row) => row.key);
}
