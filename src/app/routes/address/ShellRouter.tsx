import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';

import { useAddress } from './AddressProvider.tsx';

/** The router of the shell; its links and redirects use the history of the application. */
export function ShellRouter({ children }: { children: ReactNode }) {
  const { address, history } = useAddress();
  return (
    <Router location={address} navigator={history}>
      {children}
    </Router>
  );
}
