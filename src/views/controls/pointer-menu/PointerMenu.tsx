import { Suspense } from 'react';

import { antdComponent } from '../../antd-scope/AntdScope.tsx';

const OpenPointerMenu = antdComponent(async () => (await import('./OpenPointerMenu.tsx')).OpenPointerMenu);

export interface PointerMenuItem {
  key: string;
  title: string;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  divided?: boolean | undefined;
  hint?: string | undefined;
}

export interface PointerMenuProps {
  at: { left: number; top: number };
  items: readonly PointerMenuItem[];
  onChoose: (key: string) => void;
  onClose: () => void;
}

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
