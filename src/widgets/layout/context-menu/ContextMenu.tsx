import { useState, type MouseEvent, type ReactNode } from 'react';

import type { PointerMenuItem } from '../../../views/controls/pointer-menu/pointer-menu-props.ts';
import { PointerMenu } from '../../../views/controls/pointer-menu/PointerMenu.tsx';
import { chosenElement } from './chosen-element.ts';

interface ContextMenuProps {
  items?: Omit<PointerMenuItem, 'hint'>[];
  selector?: string;
  /** Called with the chosen entry and the element that the menu was opened on. */
  onAction?: (key: string, element: Element) => void;
  children?: ReactNode;
}

/** A context menu for its children; reports the chosen entry and the element it was opened on. */
export function ContextMenu({ items = [], selector, onAction, children }: ContextMenuProps) {
  const [opened, setOpened] = useState<{ element: Element; left: number; top: number }>();
  const open = (event: MouseEvent) => {
    const element = chosenElement(event.target, event.currentTarget, selector);
    if (!element || items.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    setOpened({ element, left: event.clientX, top: event.clientY });
  };
  const close = () => {
    setOpened(undefined);
    if (opened?.element instanceof HTMLElement) opened.element.focus();
  };
  return (
    <div onContextMenu={open}>
      {children}
      {opened && (
        <PointerMenu at={opened} items={items} onChoose={(key) => onAction?.(key, opened.element)} onClose={close} />
      )}
    </div>
  );
}
