import { useState, type MouseEvent, type ReactNode } from 'react';

import { PointerMenu } from '../../../kit/controls/pointer-menu/PointerMenu.tsx';
import type { ButtonState, ChosenCell } from '../../../runtime/list/index.ts';
import type { DataRecord } from '../../../runtime/ports/index.ts';
import { valueOf } from '../../../runtime/table/index.ts';
import { useTableView } from '../context/index.ts';

interface Opened {
  at: { left: number; top: number };
  record: DataRecord;
  chosen: ChosenCell;
  buttons: readonly ButtonState[];
  ofCell: readonly { title: string; run: () => void }[];
  /** The element that gets the focus back. */
  grid: HTMLElement | null;
}

/** Adds a row's context menu to its children, at the pointer or, by the keyboard, at the active cell. */
export function RowMenu({ children }: { children: ReactNode }) {
  const { rows, columns, menuActions, cellActions, onAction } = useTableView();
  const [opened, setOpened] = useState<Opened>();
  const open = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event);
    const row = place && rows[place.row];
    if (!menuActions || !row || row.kind === 'loading') return;
    const column = columns.find(({ key }) => key === place.cell?.dataset['column']);
    const chosen: ChosenCell = {
      field: column?.key ?? null,
      title: column?.title ?? null,
      value: column ? (valueOf(row.record, column.key) ?? null) : null,
      text: place.cell?.textContent?.trim() ?? '',
    };
    const buttons = menuActions(row.record, chosen);
    const ofCell = cellActions?.(chosen) ?? [];
    // Without any entry the browser's own menu opens.
    if (buttons.length + ofCell.length === 0) return;
    event.preventDefault();
    const grid = event.currentTarget.querySelector<HTMLElement>('.pw-grid');
    setOpened({ at: place.at, record: row.record, chosen, buttons, ofCell, grid });
  };
  const close = () => {
    opened?.grid?.focus({ preventScroll: true });
    setOpened(undefined);
  };
  const choose = (name: string) => {
    opened?.ofCell.find(({ title }) => title === name)?.run();
    const button = opened?.buttons.find((each) => each.name === name);
    if (opened && button) onAction?.(button, opened.record, opened.chosen);
  };
  return (
    <div className="pw-table-menu" onContextMenu={menuActions && open}>
      {children}
      {opened && <PointerMenu at={opened.at} items={itemsOf(opened)} onChoose={choose} onClose={close} />}
    </div>
  );
}

function itemsOf({ buttons, ofCell }: Opened) {
  const own = ofCell.map(({ title }, index) => ({ key: title, title, divided: index === 0 && buttons.length > 0 }));
  return [...buttons.map(entryOf), ...own];
}

function entryOf({ name, title, kind, disabled, reason, problem }: ButtonState) {
  return {
    key: name,
    title,
    danger: kind === 'danger',
    disabled: disabled || problem !== undefined,
    hint: problem?.message ?? reason,
  };
}

function placeOf({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLElement) || target.closest('a[href], input, textarea')) return undefined;
  const marked = getSelection();
  // Selected text is copied by the browser's own menu.
  if (marked && !marked.isCollapsed && marked.containsNode(target, true)) return undefined;
  const isByKeyboard = target.matches('.pw-grid');
  const active = isByKeyboard ? document.getElementById(target.getAttribute('aria-activedescendant') ?? '') : target;
  const line = active?.closest<HTMLElement>('.pw-grid-row, .pw-card');
  if (!active || !line) return undefined;
  const box = active.getBoundingClientRect();
  const at = isByKeyboard ? { left: box.left + 8, top: box.bottom } : { left: clientX, top: clientY };
  const number = line.getAttribute('aria-rowindex');
  const row = number === null ? [...(line.parentElement?.children ?? [])].indexOf(line) : Number(number) - 2;
  return { row, at, cell: active.closest<HTMLElement>('[data-column]') };
}
