import { createContext, useContext } from 'react';

import type { Ports } from '../../runtime/ports/index.ts';
import type { EarlyPages } from './early-pages.ts';

/** The services that exist once a user is signed in; the sign-in page does not load them. */
export interface DataServices {
  ports: Ports;
  /**
   * Subscribes to the server's events for a user and passes them to `documentChanges` and `noticeNews`. @returns a
   * function that unsubscribes.
   */
  followServer: (user: string) => () => void;
  rememberPage: EarlyPages['remember'];
}

export const DataContext = createContext<DataServices | null>(null);

/** Returns the data services; throws outside of the signed-in part of the application. */
export function useData(): DataServices {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData must be used below SignedIn');
  return data;
}
