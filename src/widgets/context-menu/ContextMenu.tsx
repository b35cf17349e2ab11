import { Dropdown, type MenuProps } from 'antd';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';

import { chosenElement } from './chosen-element.ts';

export interface ContextMenuItem {
  key: string;
  title: string;
  danger?: boolean;
  disabled?: boolean;
  divided?: boolean;
}

/** What a choice tells: `detail` of the event `pw-context-menu`, which bubbles from the element. */
export interface ContextMenuChoice {
  key: string;
  element: Element;
}

interface ContextMenuProps {
  items?: ContextMenuItem[];
  selector?: string;
  onChoose?: (choice: ContextMenuChoice) => void;
  children?: ReactNode;
}

/** A menu at the pointer for what is inside; tells which entry was chosen and the element it was opened on. */
export function ContextMenu({ items = [], selector, onChoose, children }: ContextMenuProps) {
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
    if (!opened) return;
    const detail: ContextMenuChoice = { key, element: opened.element };
    onChoose?.(detail);
    opened.element.dispatchEvent(new CustomEvent('pw-context-menu', { bubbles: true, detail }));
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return;
    // Only the menu closes, not the dialog it stands in.
    event.stopPropagation();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only the menu's own keys, which come up through its portal
    <div onContextMenu={open} onKeyDown={closeOnEscape}>
      {children}
      {opened && (
        <Dropdown
          key={`${opened.left} ${opened.top}`}
          trigger={['click']}
          open
          onOpenChange={(isOpen) => !isOpen && close()}
          autoFocus
          menu={{ items: menuItems(items), onClick: choose, 'aria-label': '右键菜单' }}
        >
          <span style={{ position: 'fixed', left: opened.left, top: opened.top }} />
        </Dropdown>
      )}
    </div>
  );
}

function menuItems(items: readonly ContextMenuItem[]): MenuProps['items'] {
  return items.flatMap(({ key, title, danger, disabled, divided }) => [
    ...(divided ? [{ type: 'divider' as const, key: `${key}-divider` }] : []),
    { key, label: title, danger, disabled },
  ]);
}
