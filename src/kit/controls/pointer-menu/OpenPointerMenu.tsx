import { Dropdown, type MenuProps } from 'antd';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { say } from '../../../locale/index.ts';
import type { PointerMenuItem, PointerMenuProps } from './pointer-menu-props.ts';

/** antd's menu at the position of the pointer. */
export function OpenPointerMenu(props: PointerMenuProps) {
  const { at, items, onChoose, onClose } = props;
  const close = useRef(onClose);
  useEffect(() => void (close.current = onClose));
  useEffect(() => {
    // The listener is on the window, as a menu of disabled entries takes no focus.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close.current();
    };
    window.addEventListener('keydown', closeOnEscape, { capture: true });
    return () => window.removeEventListener('keydown', closeOnEscape, { capture: true });
  }, []);
  // The menu is rendered into the body: inside a form or a moving dialog, `fixed` would not be relative to the window.
  return createPortal(
    <Dropdown
      key={`${at.left} ${at.top}`}
      trigger={['click']}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      autoFocus
      menu={{
        items: menuItems(items),
        onClick({ key }) {
          onClose();
          onChoose(key);
        },
        'aria-label': say('右键菜单'),
      }}
    >
      {/* The library cannot position a menu at an element without a size. */}
      <span style={{ position: 'fixed', left: at.left, top: at.top, width: 1, height: 1 }} />
    </Dropdown>,
    document.body,
  );
}

function menuItems(items: readonly PointerMenuItem[]): MenuProps['items'] {
  return items.flatMap(({ key, title, danger, disabled, divided, hint }) => [
    ...(divided ? [{ type: 'divider' as const, key: `${key}-divider` }] : []),
    { key, label: title, danger, disabled, ...(hint && { title: hint }) },
  ]);
}
