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
  noteSignOut,
  userAtom,
} from '../session/index.ts';
import { forgetTabs, loadTabs, tabsAtom } from '../tabs/index.ts';
import { keepPreferences } from '../theme/index.ts';

/** The services and the store, available before anything is rendered. */
export interface Foundation {
  services: AppServices;
  store: ReturnType<typeof createStore>;
}

/**
 * Creates the services and the store, and immediately requests the data of the first page, so that it loads in parallel
 * with the code that renders it. Nothing that this file imports depends on React.
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
    // Otherwise single sign-on would sign the user in again immediately.
    if (from === undefined) noteSignOut(tabStorage);
    location.replace((from === undefined && logout) || signInAddress(from, settings.home));
  }

  const session = createSession({ http, sessionStore, dictionaries, store, leave });
  keepSignedInCookie(store, document, sessionStore.isBrief);
  let data: Promise<DataServices> | undefined;
  // The parsed documents, the menu and the dictionaries contain texts in the language.
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
    for (const each of [session.load(), loadData()]) each.catch(() => undefined);
  }

  return { services: { ...parts, loadData }, store };
}
