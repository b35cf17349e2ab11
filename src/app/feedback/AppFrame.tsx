import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';

import { HttpErrorNotices } from './HttpErrorNotices.tsx';
import { OutdatedPanel } from './OutdatedPanel.tsx';
import { expiredAtom } from '../session/index.ts';
import './feedback.css';

const ExpiredDialog = lazy(async () => ({ default: (await import('./ExpiredDialog.tsx')).ExpiredDialog }));

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
