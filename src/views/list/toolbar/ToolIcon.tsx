import { Button, Tooltip } from 'antd';
import { memo, type PointerEvent, type ReactNode, useEffect, useState } from 'react';

/** Milliseconds that the pointer rests on an icon before its tip opens. */
const rest = 100;

/**
 * An icon of the toolbar. Its tip is made when the pointer or the focus first comes to it: a page has many such icons,
 * and few are ever asked what they are.
 */
export const ToolIcon = memo(function ToolIcon(props: {
  title: string;
  icon: ReactNode;
  onPress?: () => void;
  /** It opens something: its tip would lie over that. */
  isOpen?: boolean;
}) {
  const { title, icon, onPress, isOpen } = props;
  const [isMet, setMet] = useState(false);
  const [isTipped, setTipped] = useState(false);
  const meet = () => {
    setMet(true);
    setTipped(true);
  };
  const leave = () => setTipped(false);
  return (
    <span className="pw-tool">
      <Button
        type="text"
        aria-label={title}
        icon={icon}
        {...(isOpen !== undefined && { 'aria-expanded': isOpen })}
        onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && meet()}
        onPointerLeave={leave}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && meet()}
        onBlur={leave}
        onClick={() => {
          leave();
          onPress?.();
        }}
      />
      {isMet && <Tip title={title} isOpen={isTipped && isOpen !== true} />}
    </span>
  );
});

function Tip({ title, isOpen }: { title: string; isOpen: boolean }) {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => setRested(true), rest);
    return () => {
      clearTimeout(timer);
      setRested(false);
    };
  }, [isOpen]);
  return (
    <Tooltip title={title} trigger={[]} open={isOpen && isRested}>
      <span className="pw-tool-anchor" />
    </Tooltip>
  );
}
