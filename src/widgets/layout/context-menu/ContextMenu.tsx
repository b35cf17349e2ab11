import { useState, type MouseEvent } from 'react';

import type { ContextMenuWidgetProps } from '../../../../generated/props.ts';
import { PointerMenu } from '../../../kit/controls/pointer-menu/PointerMenu.tsx';
import type { LayoutProps } from '../../../runtime/registry/index.ts';
import { chosenElement } from './chosen-element.ts';

type ContextMenuProps = LayoutProps & ContextMenuWidgetProps;

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
