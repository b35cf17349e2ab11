import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';

import { HttpErrorNotices } from '../feedback/HttpErrorNotices.tsx';
import { OutdatedPanel } from '../feedback/OutdatedPanel.tsx';
import { expiredAtom } from '../session/index.ts';

const ExpiredDialog = lazy(async () => ({ default: (await import('../feedback/ExpiredDialog.tsx')).ExpiredDialog }));

/** Around every route: what may be asked or told on any of them. */
export function AppFrame() {
  const [everExpired, setEverExpired] = useState(false);
  if (useAtomValue(expiredAtom) && !everExpired) setEverExpired(true);
  return (
    <>
      <Outlet />
      {everExpired && (
        <Suspense fallback={null}>
          <ExpiredDialog />
        </Suspense>
      )}
      <HttpErrorNotices />
      <OutdatedPanel />
    </>
  );
}
