import { createContext, Suspense, useRef, useState, type ReactNode } from 'react';

import { antdComponent } from '../../antd-scope/AntdScope.tsx';
import type { MenuItem } from './HangingMenu.tsx';

import './menu-button.css';

export const HangingMenu = antdComponent(async () => (await import('./HangingMenu.tsx')).HangingMenu);

/** The state of the `menu` of a `MenuButton`: whether it is open, and how to close it. */
export const OpenMenuContext = createContext<{ isOpen: boolean; onClose: () => void }>({
  isOpen: false,
  onClose: () => {},
});

/**
 * A control that opens a menu below itself when it is pressed. The menu is created, and its code loaded, on the first
 * press. `children` renders the control; it spreads the given props on its button.
 */
export function MenuButton(props: {
  items?: readonly MenuItem[];
  chosen?: string;
  onChoose?: (key: string) => void;
  /** A `HangingMenu` in place of `items`, for entries whose code is loaded separately. */
  menu?: ReactNode;
  placement?: 'bottomLeft' | 'bottomRight';
  className?: string;
  children: (control: { 'aria-haspopup': 'menu'; 'aria-expanded': boolean; onClick: () => void }) => ReactNode;
}) {
  const { items = [], chosen, onChoose, menu, placement, className, children } = props;
  const around = useRef<HTMLSpanElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // A press outside the open menu closes it before the control receives the press.
  const [wasOpen, setWasOpen] = useState<boolean>();
  const press = () => {
    setUsed(true);
    setOpen(!(wasOpen ?? isOpen));
    setWasOpen(undefined);
  };
  const close = () => {
    setOpen(false);
    around.current?.querySelector('button')?.focus();
  };
  return (
    <span
      ref={around}
      className={className === undefined ? 'pw-menu-button' : `pw-menu-button ${className}`}
      onPointerDown={() => setWasOpen(isOpen)}
    >
      {children({ 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onClick: press })}
      {isUsed && (
        <Suspense fallback={null}>
          {menu ? (
            <OpenMenuContext value={{ isOpen, onClose: close }}>{menu}</OpenMenuContext>
          ) : (
            <HangingMenu
              items={items}
              chosen={chosen}
              isOpen={isOpen}
              placement={placement}
              onClose={close}
              onChoose={(key) => {
                close();
                onChoose?.(key);
              }}
            />
          )}
        </Suspense>
      )}
    </span>
  );
}
