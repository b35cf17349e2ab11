import { Suspense } from 'react';

import { antdComponent } from '../../antd-scope/AntdScope.tsx';
import type { PointerMenuProps } from './pointer-menu-props.ts';

const OpenPointerMenu = antdComponent(async () => (await import('./OpenPointerMenu.tsx')).OpenPointerMenu);

/**
 * An open menu at a position of the window. The keyboard moves in it; Escape closes only the menu, not the dialog
 * around it. `onClose` is called however it closes, before `onChoose` if an entry was chosen.
 */
export function PointerMenu(props: PointerMenuProps) {
  return (
    <Suspense fallback={null}>
      <OpenPointerMenu {...props} />
    </Suspense>
  );
}
