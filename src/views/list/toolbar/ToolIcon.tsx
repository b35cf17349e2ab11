import { memo, type ReactNode } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { Tip } from '../../../kit/controls/tip/Tip.tsx';

/** An icon of the toolbar, with its name as a tooltip. */
export const ToolIcon = memo(function ToolIcon(props: {
  title: string;
  icon: ReactNode;
  onPress?: () => void;
  /** True while its popover is open, which the tooltip would cover. */
  isOpen?: boolean;
}) {
  const { title, icon, onPress, isOpen } = props;
  return (
    <Tip title={title} isOff={isOpen === true}>
      <Button
        type="text"
        aria-label={title}
        icon={icon}
        {...(isOpen !== undefined && { 'aria-expanded': isOpen })}
        onClick={onPress}
      />
    </Tip>
  );
});
