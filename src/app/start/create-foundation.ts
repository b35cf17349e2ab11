import { createStore } from 'jotai/vanilla';

import { changedDocuments, createDictionaries, createHttp } from '../../data-sources/jeecg/index.ts';
import { loadCode, type PortError } from '../../runtime/ports/index.ts';
import { createBrowserStorage } from '../browser/index.ts';
import { httpErrorAtom, watchSlowCalls } from '../feedback/index.ts';
import { lowAppAtom, signInAddress } from '../routes/index.ts';
import {
  createDocumentChanges,
  createNoticeNews,
  keepLanguage,
  readSettings,
  type AppServices,
  type DataServices,
} from '../services/index.ts';
import {
  createSession,
  createSessionHolds,
  createSessionStore,
  createTokenRenewal,
  endBriefSession,
  expiredAtom,
  followOtherTabs,
  keepSignedInCookie,
  noteLeft,
  userAtom,
} from '../session/index.ts';
import { forgetTabs, loadTabs, tabsAtom } from '../tabs/index.ts';
import { keepPreferences } from '../theme/index.ts';

/** What the application works with, before anything is drawn. */
export interface Foundation {
  services: AppServices;
  store: ReturnType<typeof createStore>;
}

/**
 * Makes the services and the store, and asks at once for what the first page needs, so that data and the code that draws
 * come at the same time. Nothing that this file needs knows React.
 */
export function createFoundation(): Foundation {
  const settings = readSettings(document);
  const localStorage = createBrowserStorage(() => window.localStorage);
  const tabStorage = createBrowserStorage(() => window.sessionStorage);
  const store = createStore();
  keepPreferences(store, localStorage, matchMedia('(prefers-color-scheme: dark)'));
  store.set(tabsAtom, { tabs: loadTabs(tabStorage), shown: '' });

  const sessionStore = createSessionStore(localStorage, tabStorage);
  endBriefSession(sessionStore, document);
  const http = createHttp({
    base: settings.apiBase,
    token: sessionStore.token,
    tenant: sessionStore.tenantId,
    lowApp: () => store.get(lowAppAtom),
    signing: settings.signing,
    renewToken: createTokenRenewal(store, sessionStore),
    onHttpError: (error: PortError) => store.set(httpErrorAtom, error),
    onSlow: watchSlowCalls(store),
  });
  const dictionaries = createDictionaries(http, sessionStore.dictionaries);

  function leave(from: string | undefined, logout?: string): void {
    forgetTabs(tabStorage);
    // Single sign-on would sign him in again at once.
    if (from === undefined) noteLeft(tabStorage);
    location.replace((from === undefined && logout) || signInAddress(from, settings.home));
  }

  const session = createSession({ http, sessionStore, dictionaries, store, leave });
  keepSignedInCookie(store, document, sessionStore.isBrief);
  let data: Promise<DataServices> | undefined;
  // What was read of documents has their words in it; so have the menu and the dictionaries.
  const askAgain = () => {
    data = undefined;
    return sessionStore.token() === undefined ? undefined : session.reload();
  };
  const documentChanges = createDocumentChanges();
  import.meta.hot?.on('pagewright:documents', (event: unknown) => documentChanges.publish(changedDocuments(event)));
  const parts = {
    settings,
    http,
    session,
    sessionStore,
    dictionaries,
    tabStorage,
    browserStorage: localStorage,
    documentChanges,
    noticeNews: createNoticeNews(),
    language: keepLanguage(store, localStorage, document.documentElement, askAgain),
  };
  const loadData = () =>
    (data ??= loadCode(() => import('./create-data-services.ts')).then(
      ({ createDataServices }) => createDataServices(parts, createSessionHolds(store)),
      (error: unknown) => {
        data = undefined;
        throw error;
      },
    ));

  followOtherTabs({
    current: () => store.get(userAtom),
    stored: sessionStore.user,
    onSignedOut: () => leave(`${location.pathname}${location.search}`),
    onAnotherWorld: () => location.reload(),
    onAnotherDepartment(user) {
      store.set(userAtom, user);
      void session.reload();
    },
    onSignedIn: () => store.set(expiredAtom, false),
  });

  if (sessionStore.token() !== undefined) {
    // The part that needs it later reports a failure.
    for (const each of [session.load(), loadData()]) each.catch(() => undefined);
  }

  return { services: { ...parts, loadData }, store };
}
