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

const shown = '5';

/** Stores the unread notices and announces new ones. @returns a function that stops it. */
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
    // The user did not start this request: it neither opens the sign-in dialog nor reports a failure.
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
    // Requests that were refused when the session expired are sent again.
    if (!store.get(expiredAtom)) void followed.reload();
  });
  return () => {
    leave();
    followed.stop();
    store.set(unreadAtom, undefined);
  };
}
