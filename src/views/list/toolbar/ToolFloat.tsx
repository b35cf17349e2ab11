import { type ReactNode, useRef, useState } from 'react';

import { useStableCallback } from '../../states/index.ts';
import { ToolIcon } from './ToolIcon.tsx';

/**
 * An icon that opens something below itself, made when it is first pressed. `float` draws it around `anchor`, a place as
 * large as the icon that takes no presses.
 */
export function ToolFloat(props: {
  title: string;
  icon: ReactNode;
  float: (state: { isOpen: boolean; setOpen: (isOpen: boolean) => void; anchor: ReactNode }) => ReactNode;
}) {
  const { title, icon, float } = props;
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // A press beside what is open closes it before the icon hears of the press.
  const wasOpen = useRef<boolean>(undefined);
  const press = useStableCallback(() => {
    setUsed(true);
    setOpen(!(wasOpen.current ?? isOpen));
    wasOpen.current = undefined;
  });
  return (
    <span className="pw-tool pw-toolbar-wide" onPointerDown={() => void (wasOpen.current = isOpen)}>
      <ToolIcon title={title} icon={icon} onPress={press} isOpen={isOpen} />
      {isUsed && float({ isOpen, setOpen, anchor: <span className="pw-tool-anchor" /> })}
    </span>
  );
}
