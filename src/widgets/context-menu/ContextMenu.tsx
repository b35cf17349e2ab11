import { Dropdown, type MenuProps } from 'antd';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { chosenElement } from './chosen-element.ts';

export interface ContextMenuItem {
  key: string;
  title: string;
  danger?: boolean;
  disabled?: boolean;
  divided?: boolean;
}

interface ContextMenuProps {
  items?: ContextMenuItem[];
  selector?: string;
  /** Told of the chosen entry and the element that the menu was opened on. */
  onAction?: (key: string, element: Element) => void;
  children?: ReactNode;
}

/** A menu at the pointer for what is inside; tells which entry was chosen and the element it was opened on. */
export function ContextMenu({ items = [], selector, onAction, children }: ContextMenuProps) {
  const [opened, setOpened] = useState<{ element: Element; left: number; top: number }>();
  const open = (event: MouseEvent) => {
    const element = chosenElement(event.target, event.currentTarget, selector);
    // Where no entry applies, the browser's own menu comes.
    if (!element || items.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    setOpened({ element, left: event.clientX, top: event.clientY });
  };
  const close = () => {
    setOpened(undefined);
    if (opened?.element instanceof HTMLElement) opened.element.focus();
  };
  const choose: MenuProps['onClick'] = ({ key }) => {
    close();
    if (opened) onAction?.(key, opened.element);
  };
  useEffect(() => {
    if (!opened) return undefined;
    // Only the menu closes, not the dialog it stands in, wherever the focus is: a menu of disabled entries takes none.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpened(undefined);
      if (opened.element instanceof HTMLElement) opened.element.focus();
    };
    window.addEventListener('keydown', closeOnEscape, { capture: true });
    return () => window.removeEventListener('keydown', closeOnEscape, { capture: true });
  }, [opened]);
  return (
    <div onContextMenu={open}>
      {children}
      {opened && createPortal(<MenuAt {...opened} items={items} onChoose={choose} onClose={close} />, document.body)}
    </div>
  );
}

/** Outside of everything: inside a form or a moving dialog, `fixed` would not count from the window's corner. */
function MenuAt(props: {
  left: number;
  top: number;
  items: readonly ContextMenuItem[];
  onChoose: MenuProps['onClick'];
  onClose: () => void;
}) {
  const { left, top, items, onChoose, onClose } = props;
  return (
    <Dropdown
      key={`${left} ${top}`}
      trigger={['click']}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      autoFocus
      menu={{ items: menuItems(items), onClick: onChoose, 'aria-label': '右键菜单' }}
    >
      {/* What has no size is nowhere, for the library. */}
      <span style={{ position: 'fixed', left, top, width: 1, height: 1 }} />
    </Dropdown>
  );
}

function menuItems(items: readonly ContextMenuItem[]): MenuProps['items'] {
  return items.flatMap(({ key, title, danger, disabled, divided }) => [
    ...(divided ? [{ type: 'divider' as const, key: `${key}-divider` }] : []),
    { key, label: title, danger, disabled },
  ]);
}
