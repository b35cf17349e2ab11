import { Popover } from 'antd';
import { useRef, useState, type FocusEvent } from 'react';

import type { ActiveQueryProps } from './active-query-props.ts';
import { ActiveQueryText } from './ActiveQueryText.tsx';

/** The popover of an active query, over the button. */
export function ActiveQueryHint({ onClear, children }: ActiveQueryProps) {
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
        content={<ActiveQueryText onClear={onClear} />}
      >
        {children(() => setPressed(true))}
      </Popover>
    </span>
  );
}
