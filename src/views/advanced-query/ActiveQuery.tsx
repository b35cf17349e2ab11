import { Button, Popover } from 'antd';
import { type FocusEvent, type ReactElement, useRef, useState } from 'react';

import { useIsPhone } from '../states/index.ts';

interface ActiveQueryProps {
  onClear: () => void;
  children: (close: () => void) => ReactElement;
}

/**
 * Around the button of the advanced query while it holds: says so, and takes it away, to the pointer and to the keyboard,
 * whose way leads on from the button to 清空. It goes when the button is pressed (`close`), so that it does not lie over
 * the dialog. Nothing hovers on a phone: a bar says it there.
 */
export function ActiveQuery({ onClear, children }: ActiveQueryProps) {
  return useIsPhone() ? children(() => undefined) : <Hint onClear={onClear}>{children}</Hint>;
}

function Hint({ onClear, children }: ActiveQueryProps) {
  const around = useRef<HTMLSpanElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);
  const onOpenChange = (open: boolean) => {
    setHovered(open);
    if (!open && !focused) setPressed(false);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setFocused(false);
    if (!hovered) setPressed(false);
  };
  return (
    <span
      ref={around}
      className="pw-query-active"
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={onBlur}
    >
      <Popover
        open={(hovered || focused) && !pressed}
        onOpenChange={onOpenChange}
        getPopupContainer={() => around.current ?? document.body}
        content={<Told onClear={onClear} />}
      >
        {children(() => setPressed(true))}
      </Popover>
    </span>
  );
}

/** On a phone: a bar that shows that an advanced query is active, with a button to clear it. */
export function ActiveQueryBar({ onClear }: { onClear: () => void }) {
  return (
    <p className="pw-notice-bar" role="status">
      <Told onClear={onClear} />
    </p>
  );
}

function Told({ onClear }: { onClear: () => void }) {
  return (
    <span>
      已有高级查询条件生效
      <Button type="link" size="small" onClick={onClear}>
        清空
      </Button>
    </span>
  );
}
