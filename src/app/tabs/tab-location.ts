import { createContext, useContext } from 'react';

/** Where a page is. It stays what it was while another tab is shown. */
export interface TabLocation {
  path: string;
  /** The address of a record behind the path, decoded; '' for none. */
  record: string;
  /** '' or with its leading `?`. */
  search: string;
  /** Parameters of the path. */
  params: Record<string, string>;
  /** Changes the search part; in the browser's address too while the tab is shown. Replaces the history entry. */
  setSearch: (search: string) => void;
  /** Puts a record's address behind the path, as another step of the history; Back then leads here again. */
  openRecord: (record: string) => void;
  /** Takes it away again, by a step back where `openRecord` made one. */
  closeRecord: () => void;
}

export const TabLocationContext = createContext<TabLocation | null>(null);

/** The location of the tab this page is in; what pages use instead of the router's hooks. */
export function useTabLocation(): TabLocation {
  const location = useContext(TabLocationContext);
  if (!location) throw new Error('useTabLocation must be used inside a tab');
  return location;
}
