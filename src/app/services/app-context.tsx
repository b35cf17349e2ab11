import { createContext, useContext } from 'react';

import type { Http, JeecgDictionaries } from '../../data-sources/jeecg/index.ts';
import type { TextStorage } from '../browser/index.ts';
import type { Session, SessionStore } from '../session/index.ts';
import type { DataServices } from './data-context.tsx';
import type { DocumentChangeSource } from './document-changes.ts';
import type { Language } from './language.ts';
import type { NoticeNews } from './notice-news.ts';
import type { AppSettings } from './settings.ts';

/** What the app's own parts (layouts, sign-in, guards) use; pages know the runtime instead. */
export interface AppServices {
  settings: AppSettings;
  http: Http;
  session: Session;
  sessionStore: SessionStore;
  dictionaries: JeecgDictionaries;
  /** The storage of this browser tab. */
  tabStorage: TextStorage;
  /** The storage of this browser, for all its tabs. */
  browserStorage: TextStorage;
  documentChanges: DocumentChangeSource;
  noticeNews: NoticeNews;
  language: Language;
  /** Loads the ways to the data of pages, once; tries anew after a failure. */
  loadData: () => Promise<DataServices>;
}

export const AppContext = createContext<AppServices | null>(null);

/** The services of the running app; throws outside of it. */
export function useApp(): AppServices {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp must be used inside the app');
  return app;
}
