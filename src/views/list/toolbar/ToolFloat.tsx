import { Suspense, useRef, useState, type ReactNode } from 'react';

import { antdComponent } from '../../../kit/antd-scope/AntdScope.tsx';
import { useStableCallback } from '../../../kit/states/index.ts';
import type { ListController } from '../../../runtime/list/index.ts';
import type { Density } from '../../../runtime/table/index.ts';
import { ToolIcon } from './ToolIcon.tsx';

const load = async () => (await import('./ToolFloats.tsx')).toolFloats;
const floats = {
  views: antdComponent(async () => (await load()).views),
  density: antdComponent(async () => (await load()).density),
  columns: antdComponent(async () => (await load()).columns),
};

/** An icon that opens a popover below itself, loaded and created when it is first pressed. */
export function ToolFloat(props: {
  title: string;
  icon: ReactNode;
  opens: keyof typeof floats;
  controller: ListController;
  density: Density;
}) {
  const { title, icon, opens, controller, density } = props;
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // A press outside the open popover closes it before the icon receives the press.
  const wasOpen = useRef<boolean>(undefined);
  const press = useStableCallback(() => {
    setUsed(true);
    setOpen(!(wasOpen.current ?? isOpen));
    wasOpen.current = undefined;
  });
  const Float = floats[opens];
  return (
    <span
      className={opens === 'views' ? 'pw-tool' : 'pw-tool pw-toolbar-wide'}
      onPointerDown={() => void (wasOpen.current = isOpen)}
    >
      <ToolIcon title={title} icon={icon} onPress={press} isOpen={isOpen} />
      {isUsed && (
        <Suspense fallback={null}>
          <Float controller={controller} density={density} isOpen={isOpen} setOpen={setOpen} />
        </Suspense>
      )}
    </span>
  );
}
