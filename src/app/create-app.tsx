import { createStore } from 'jotai';
import type { ReactNode } from 'react';

import { createHttp, createJeecgPorts, createSocketsPort, followDocuments } from '../data-sources/jeecg/index.ts';
import type { PortError } from '../runtime/ports/index.ts';
import { App } from './App.tsx';
import { type AppServices, createDocumentChanges, createEarlyPages, readSettings } from './services/index.ts';
import { preloadShell } from './SignedIn.tsx';
import { DocumentTab } from './pages/index.ts';
import { createBrowserStorage } from './browser/index.ts';
import { httpErrorAtom, outdatedAtom } from './feedback/index.ts';
import { keepPreferences } from './theme/index.ts';
import { signInAddress } from './routes/index.ts';
import {
  createSession,
  createSessionStore,
  createTokenRenewal,
  expiredAtom,
  followOtherTabs,
  keepSignedInCookie,
  userAtom,
} from './session/index.ts';
import { forgetTabs, loadTabs, tabsAtom } from './tabs/index.ts';

/** The composition root: the only place where the parts of the application meet. */
export function createApp(): { element: ReactNode; tellOutdated: () => void } {
  const settings = readSettings(document);
  const localStorage = createBrowserStorage(() => window.localStorage);
  const tabStorage = createBrowserStorage(() => window.sessionStorage);
  const store = createStore();
  keepPreferences(store, localStorage, matchMedia('(prefers-color-scheme: dark)'));
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
  const jeecg = createJeecgPorts(http, sessionStore.dictionaries, localStorage, {
    isJeecg: settings.isJeecg,
    // For the whole visit: the address of the first page says so.
    drafts: new URLSearchParams(location.search).get('drafts') === '1',
  });
  const sockets = { base: settings.apiBase, token: sessionStore.token };
  const earlyPages = createEarlyPages(jeecg.documents, localStorage);
  const ports = {
    ...jeecg,
    documents: earlyPages.documents,
    sockets: createSocketsPort(sockets),
  };
  const { dictionaries } = ports;

  function leave(from: string | undefined): void {
    forgetTabs(tabStorage);
    location.replace(signInAddress(from, settings.home));
  }

  const session = createSession({ http, sessionStore, dictionaries, store, leave });
  keepSignedInCookie(store, document);
  const documentChanges = createDocumentChanges();
  import.meta.hot?.on('pagewright:documents', documentChanges.publish);
  const services: AppServices = {
    settings,
    http,
    ports,
    session,
    sessionStore,
    dictionaries,
    tabStorage,
    browserStorage: localStorage,
    documentChanges,
    // A real JeecgBoot knows nothing of documents.
    followDocuments: (user) => (settings.isJeecg ? () => {} : followDocuments(sockets, user, documentChanges.publish)),
    rememberPage: earlyPages.remember,
  };

  followOtherTabs({
    current: () => store.get(userAtom),
    stored: sessionStore.user,
    onSignedOut: () => leave(`${location.pathname}${location.search}`),
    onAnotherPerson: () => location.reload(),
    onSignedIn: () => store.set(expiredAtom, false),
  });

  if (sessionStore.token() !== undefined) {
    // The program and what it will ask for come at the same time; the part that needs it later reports a failure.
    const early = [session.load(), preloadShell(), DocumentTab.preload(), ports.savedViews.defaultOf('')];
    for (const each of early) each.catch(() => undefined);
    earlyPages.begin(location.pathname);
  }

  return {
    element: <App services={services} store={store} />,
    tellOutdated: () => store.set(outdatedAtom, true),
  };
}
