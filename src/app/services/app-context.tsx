import { createContext, useContext } from 'react';

import type { Http, JeecgDictionaries } from '../../data-sources/jeecg/index.ts';
import type { Ports } from '../../runtime/ports/index.ts';
import type { TextStorage } from '../browser/index.ts';
import type { DocumentChangeSource } from './document-changes.ts';
import type { Session, SessionStore } from '../session/index.ts';
import type { EarlyPages } from './early-pages.ts';
import type { AppSettings } from './settings.ts';

/** What the app's own parts (layouts, sign-in, guards) use; pages know the runtime instead. */
export interface AppServices {
  settings: AppSettings;
  http: Http;
  /** The ways to the data, for pages made of documents. */
  ports: Ports;
  session: Session;
  sessionStore: SessionStore;
  dictionaries: JeecgDictionaries;
  /** The storage of this browser tab. */
  tabStorage: TextStorage;
  /** The storage of this browser, for all its tabs. */
  browserStorage: TextStorage;
  documentChanges: DocumentChangeSource;
  /** Lets open pages follow what is published, for a person. @returns stops. */
  followDocuments: (user: string) => () => void;
  /** Remembers which page stands at a path, so that the next visit asks for it at once. */
  rememberPage: EarlyPages['remember'];
}

export const AppContext = createContext<AppServices | null>(null);

/** The services of the running app; throws outside of it. */
export function useApp(): AppServices {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp must be used inside the app');
  return app;
}
