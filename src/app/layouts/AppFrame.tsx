import { Outlet } from 'react-router-dom';

import { ExpiredDialog } from '../feedback/ExpiredDialog.tsx';
import { HttpErrorNotices } from '../feedback/HttpErrorNotices.tsx';
import { OutdatedPanel } from '../feedback/OutdatedPanel.tsx';

/** Around every route: what may be asked or told on any of them. */
export function AppFrame() {
  return (
    <>
      <Outlet />
      <ExpiredDialog />
      <HttpErrorNotices />
      <OutdatedPanel />
    </>
  );
}
