import { Suspense } from 'react';

import { antdComponent } from '../../antd-scope/index.ts';

const OpenPointerMenu = antdComponent(async () => (await import('./OpenPointerMenu.tsx')).OpenPointerMenu);

export interface PointerMenuItem {
  key: string;
  title: string;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A line above it. */
  divided?: boolean | undefined;
  /** Said when the pointer rests on it. */
  hint?: string | undefined;
}

export interface PointerMenuProps {
  at: { left: number; top: number };
  items: readonly PointerMenuItem[];
  onChoose: (key: string) => void;
  onClose: () => void;
}

/**
 * An open menu at a place of the window. The keyboard moves in it; Escape closes it alone, not the dialog it stands in.
 * `onClose` is called however it closes, before `onChoose` where an entry was chosen.
 */
export function PointerMenu(props: PointerMenuProps) {
  return (
    <Suspense fallback={null}>
      <OpenPointerMenu {...props} />
    </Suspense>
  );
}
