import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';

import { dialogStackAtom } from '../../runtime/dialog/index.ts';
import { accountOwner } from './use-account-dialogs.ts';

const OpenDialogs = lazy(async () => ({ default: (await import('./OpenDialogs.tsx')).OpenDialogs }));

/** Renders the dialogs of the user menu. Their code is loaded when the first one opens. They belong to no tab. */
export function AccountDialogs() {
  const isAnyOpen = useAtomValue(dialogStackAtom)[accountOwner] !== undefined;
  if (!isAnyOpen) return null;
  return (
    <Suspense fallback={null}>
      <OpenDialogs />
    </Suspense>
  );
}
