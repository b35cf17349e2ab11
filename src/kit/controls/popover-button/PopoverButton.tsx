import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';

import { antdComponent } from '../../antd-scope/AntdScope.tsx';

import './popover-button.css';

const HangingPopover = antdComponent(async () => (await import('./HangingPopover.tsx')).HangingPopover);

/**
 * A control that opens a popover next to itself when it is pressed. The popover is created, and its code loaded, on the
 * first press; Escape closes only the popover. `children` renders the control; it spreads the given props on its
 * button.
 */
export function PopoverButton(props: {
  title?: ReactNode;
  content: (close: () => void) => ReactNode;
  placement?: 'bottom' | 'bottomLeft' | 'bottomRight' | 'top' | 'left';
  children: (control: {
    'aria-haspopup': 'dialog';
    'aria-expanded': boolean;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  }) => ReactNode;
}) {
  const { title, content, placement = 'top', children } = props;
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // A press outside the open popover closes it before the control receives the press.
  const [wasOpen, setWasOpen] = useState<boolean>();
  const onClick = () => {
    setUsed(true);
    setOpen(!(wasOpen ?? isOpen));
    setWasOpen(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <span className="pw-popover-button" onPointerDown={() => setWasOpen(isOpen)}>
      {children({ 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick, onKeyDown })}
      {isUsed && (
        <Suspense fallback={null}>
          <HangingPopover
            title={title}
            content={isOpen && content(() => setOpen(false))}
            placement={placement}
            isOpen={isOpen}
            setOpen={setOpen}
          />
        </Suspense>
      )}
    </span>
  );
}
