import { createJeecgPorts, createSocketsPort, followServer } from '../../data-sources/jeecg/index.ts';
import { createEarlyPages, createEarlyRecords, type AppServices, type DataServices } from '../services/index.ts';

/**
 * Creates the data services of pages. It immediately requests the data of the first page; a failure is reported by the
 * part that needs it later.
 * @param sessionHolds waits while the session has expired
 */
export function createDataServices(
  app: Omit<AppServices, 'loadData'>,
  sessionHolds: () => Promise<void>,
): DataServices {
  const { settings, http, session, sessionStore, dictionaries, browserStorage, documentChanges, noticeNews } = app;
  const ports = createJeecgPorts(http, dictionaries, browserStorage, {
    isJeecg: settings.isJeecg,
    // Applies for the whole visit if the address of the first page contains it.
    drafts: new URLSearchParams(location.search).get('drafts') === '1',
  });
  const sockets = { base: settings.apiBase, token: sessionStore.token, sessionHolds };
  const earlyPages = createEarlyPages(ports.documents, browserStorage);
  ports.savedViews.defaultOf('').catch(() => undefined);
  earlyPages.begin(location.pathname);
  const records = createEarlyRecords(ports.records, browserStorage, location.pathname);
  return {
    ports: { ...ports, documents: earlyPages.documents, records, sockets: createSocketsPort(sockets) },
    followServer: (user) =>
      followServer(sockets, user, {
        onDocuments(keys) {
          documentChanges.publish(keys);
          // The menu is built from app documents. With a JeecgBoot server, published pages are added to its menu.
          if (keys === 'all' ? settings.isJeecg : keys.some((key) => key.endsWith('.app'))) void session.reload();
        },
        onPermissions: () => void session.reload(),
        onNotices: () => noticeNews.publish('changed'),
        onConnection: (isOpen) => noticeNews.publish(isOpen ? 'connected' : 'disconnected'),
      }),
    rememberPage: earlyPages.remember,
  };
}
