import { createContext, useContext } from 'react';

/** The location of a page. It does not change while another tab is shown. */
export interface TabLocation {
  path: string;
  /** The decoded address of a record after the path, or ''. */
  record: string;
  /** '' or with its leading `?`. */
  search: string;
  params: Record<string, string>;
  /** Changes the search part, also in the browser's address while the tab is active. Replaces the history entry. */
  setSearch: (search: string) => void;
  /** Appends a record's address to the path as a new history entry, so that Back returns here. */
  openRecord: (record: string) => void;
  /** Removes it again, by going back if `openRecord` added a history entry. */
  closeRecord: () => void;
}

export const TabLocationContext = createContext<TabLocation | null>(null);

/** Returns the location of the tab that contains this page. Pages use it instead of the router's hooks. */
export function useTabLocation(): TabLocation {
  const location = useContext(TabLocationContext);
  if (!location) throw new Error('useTabLocation must be used inside a tab');
  return location;
}
