import { createContext, useContext } from 'react';

import type { Http, JeecgDictionaries } from '../../data-sources/jeecg/index.ts';
import type { TextStorage } from '../browser/index.ts';
import type { Session, SessionStore } from '../session/index.ts';
import type { DataServices } from './data-context.tsx';
import type { DocumentChangeSource } from './document-changes.ts';
import type { Language } from './language.ts';
import type { NoticeNews } from './notice-news.ts';
import type { AppSettings } from './settings.ts';

/** The services for the application's own parts (layouts, sign-in, guards); pages use the runtime instead. */
export interface AppServices {
  settings: AppSettings;
  http: Http;
  session: Session;
  sessionStore: SessionStore;
  dictionaries: JeecgDictionaries;
  tabStorage: TextStorage;
  browserStorage: TextStorage;
  documentChanges: DocumentChangeSource;
  noticeNews: NoticeNews;
  language: Language;
  /** Loads the data services once; a failed load is tried again by the next call. */
  loadData: () => Promise<DataServices>;
}

export const AppContext = createContext<AppServices | null>(null);

/** Returns the services of the application; throws outside of it. */
export function useApp(): AppServices {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp must be used inside the app');
  return app;
}
