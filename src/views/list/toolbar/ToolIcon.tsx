import { memo, type ReactNode } from 'react';

import { Button } from '../../controls/button/index.ts';
import { Tip } from '../../controls/tip/index.ts';

/** An icon of the toolbar, with its name as a tip. */
export const ToolIcon = memo(function ToolIcon(props: {
  title: string;
  icon: ReactNode;
  onPress?: () => void;
  /** It opens something: its tip would lie over that. */
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
