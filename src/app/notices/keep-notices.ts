import type { createStore } from 'jotai';

import type { Http } from '../../data-sources/jeecg/index.ts';
import type { TextStorage } from '../browser/index.ts';
import type { NoticeNews } from '../services/index.ts';
import { createSessionHolds, expiredAtom } from '../session/index.ts';
import { tellOnDesktop } from './desktop/index.ts';
import { followNotices } from './follow-notices.ts';
import { lastNewAtom, unreadAtom } from './notices-atom.ts';
import { openedNoticeAtom } from './opened-notice-atom.ts';
import { readUnread } from './read-notices.ts';

/** Of each kind the panel shows so many. */
const shown = '5';

/** Follows the notices into the store, and tells of new ones. @returns stops. */
export function keepNotices(parts: {
  http: Http;
  news: NoticeNews;
  store: ReturnType<typeof createStore>;
  browserStorage: TextStorage;
}): () => void {
  const { http, news, store, browserStorage } = parts;
  const sessionHolds = createSessionHolds(store);
  const call = { method: 'GET', path: '/sys/annountCement/listByUser', params: { pageSize: shown } } as const;
  const followed = followNotices({
    news,
    // Nobody pressed for it: nobody is asked to sign in again for it, and no failure is told.
    async load() {
      await sessionHolds();
      return readUnread((await http.send({ ...call, quiet: true, session: 'as-is' })).result);
    },
    onLoaded: (unread) => store.set(unreadAtom, unread),
    onNew(notices) {
      store.set(lastNewAtom, notices.map(({ title }) => title).join('，'));
      for (const notice of notices) tellOnDesktop(browserStorage, notice, () => store.set(openedNoticeAtom, notice));
    },
  });
  const leave = store.sub(expiredAtom, () => {
    // What was refused when the session ended is asked again.
    if (!store.get(expiredAtom)) void followed.reload();
  });
  return () => {
    leave();
    followed.stop();
    store.set(unreadAtom, undefined);
  };
}
