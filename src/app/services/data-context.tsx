import { createContext, useContext } from 'react';

import type { Ports } from '../../runtime/ports/index.ts';
import type { EarlyPages } from './early-pages.ts';

/** What there is once somebody is signed in: the sign-in page does not load it. */
export interface DataServices {
  /** The ways to the data, for pages made of documents. */
  ports: Ports;
  /** Follows what the server tells a person: documents to `documentChanges`, notices to `noticeNews`. @returns stops. */
  followServer: (user: string) => () => void;
  /** Remembers which page stands at a path, so that the next visit asks for it at once. */
  rememberPage: EarlyPages['remember'];
}

export const DataContext = createContext<DataServices | null>(null);

/** The ways to the data; throws outside of what is drawn for who is signed in. */
export function useData(): DataServices {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData must be used below SignedIn');
  return data;
}
