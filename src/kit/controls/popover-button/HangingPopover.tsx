import { Popover } from 'antd';
import type { ReactNode } from 'react';

/** The popover of a `PopoverButton`, next to an anchor as large as its control. */
export function HangingPopover(props: {
  title: ReactNode;
  content: ReactNode;
  placement: 'bottom' | 'bottomLeft' | 'bottomRight' | 'top' | 'left';
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}) {
  const { title, content, placement, isOpen, setOpen } = props;
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      placement={placement}
      destroyOnHidden
      title={title}
      content={content}
    >
      <span className="pw-popover-anchor" />
    </Popover>
  );
}
