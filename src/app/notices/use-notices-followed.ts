import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

import { useApp } from '../services/index.ts';
import { userAtom } from '../session/index.ts';
import { keepNotices } from './keep-notices.ts';

/** Keeps the notices of the signed-in user up to date. */
export function useNoticesFollowed(): void {
  const { http, noticeNews, browserStorage } = useApp();
  const user = useAtomValue(userAtom)?.id;
  const store = useStore();
  useEffect(
    () => (user === undefined ? undefined : keepNotices({ http, news: noticeNews, store, browserStorage })),
    [http, noticeNews, browserStorage, store, user],
  );
}
