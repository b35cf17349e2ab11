import { createStore } from 'jotai';
import type { ReactNode } from 'react';

import { createHttp, createJeecgPorts, createSocketsPort } from '../data-sources/jeecg/index.ts';
import type { PortError } from '../runtime/data/ports.ts';
import { App } from './App.tsx';
import type { AppServices } from './app-context.tsx';
import { createBrowserStorage } from './browser/browser-storage.ts';
import { createDocumentNews } from './document-news.ts';
import { httpErrorAtom } from './feedback/http-error-atom.ts';
import { outdatedAtom } from './feedback/outdated-atom.ts';
import { keepPreferences } from './preferences.ts';
import { signInAddress } from './routes/guard.ts';
import { createAppRouter } from './routes/router.tsx';
import {
  createSession,
  createSessionStore,
  createTokenRenewal,
  expiredAtom,
  followOtherTabs,
  userAtom,
} from './session/index.ts';
import { readSettings } from './settings.ts';
import { forgetTabs, loadTabs } from './tabs/tab-storage.ts';
import { tabsAtom } from './tabs/tabs-atom.ts';

/** The composition root: the only place where the parts of the application meet. */
export function createApp(): { element: ReactNode; tellOutdated: () => void } {
  const settings = readSettings(document);
  const localStorage = createBrowserStorage(() => window.localStorage);
  const tabStorage = createBrowserStorage(() => window.sessionStorage);
  const store = createStore();
  keepPreferences(store, localStorage);
  store.set(tabsAtom, { tabs: loadTabs(tabStorage), shown: '' });

  const sessionStore = createSessionStore(localStorage, tabStorage);
  const http = createHttp({
    base: settings.apiBase,
    token: sessionStore.token,
    tenant: sessionStore.tenantId,
    signing: settings.signing,
    renewToken: createTokenRenewal(store, sessionStore),
    onHttpError: (error: PortError) => store.set(httpErrorAtom, error),
  });
  const ports = {
    ...createJeecgPorts(http, sessionStore.dictionaries, localStorage, settings.isJeecg),
    sockets: createSocketsPort({ base: settings.apiBase, token: sessionStore.token }),
  };
  const { dictionaries } = ports;

  function leave(from: string | undefined): void {
    forgetTabs(tabStorage);
    location.replace(signInAddress(from, settings.home));
  }

  const session = createSession({ http, sessionStore, dictionaries, store, leave });
  const documentNews = createDocumentNews();
  import.meta.hot?.on('pagewright:documents', documentNews.tell);
  const services: AppServices = {
    settings,
    http,
    ports,
    session,
    sessionStore,
    dictionaries,
    tabStorage,
    documentNews,
  };

  followOtherTabs({
    current: () => store.get(userAtom),
    stored: sessionStore.user,
    onSignedOut: () => leave(`${location.pathname}${location.search}`),
    onAnotherPerson: () => location.reload(),
    onSignedIn: () => store.set(expiredAtom, false),
  });

  const router = createAppRouter(services);
  return {
    element: <App services={services} router={router} store={store} />,
    tellOutdated: () => store.set(outdatedAtom, true),
  };
}
