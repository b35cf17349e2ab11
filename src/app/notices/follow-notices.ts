import type { NoticeNews } from '../services/index.ts';
import type { Notice, UnreadNotices } from './read-notices.ts';

/** Milliseconds between two requests while the socket is not connected. */
export const pollEvery = 6_000;

export interface FollowedNotices {
  /** Requests the notices now. Concurrent calls share one request and at most one more after it. */
  reload(): Promise<void>;
  stop(): void;
}

/**
 * Keeps the unread notices up to date. They are requested at the start, when the server reports news, and whenever the
 * socket reconnects, since events may have been missed. While it is disconnected they are requested every 6 s, until a
 * request fails.
 */
export function followNotices(options: {
  load: () => Promise<UnreadNotices>;
  news: Pick<NoticeNews, 'isConnected' | 'subscribe'>;
  onLoaded: (unread: UnreadNotices) => void;
  /** Called with notices that were not there before, but not for those of the first response. */
  onNew: (notices: readonly Notice[]) => void;
}): FollowedNotices {
  const { load, news, onLoaded, onNew } = options;
  let isStopped = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let loading: Promise<void> | undefined;
  let isAskedAgain = false;
  let known: Set<string> | undefined;

  const stopPolling = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const take = (unread: UnreadNotices) => {
    const all = [...unread.announcements.notices, ...unread.messages.notices];
    const before = known;
    known = new Set([...(before ?? []), ...all.map(({ id }) => id)]);
    onLoaded(unread);
    const fresh = before ? all.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length > 0) onNew(fresh);
  };
  const once = async () => {
    try {
      const unread = await load();
      if (!isStopped) take(unread);
    } catch {
      stopPolling();
    }
  };
  const reload = (): Promise<void> => {
    if (isStopped) return Promise.resolve();
    if (loading) {
      isAskedAgain = true;
      return loading;
    }
    loading = once().then(() => {
      loading = undefined;
      if (!isAskedAgain) return undefined;
      isAskedAgain = false;
      return reload();
    });
    return loading;
  };
  const poll = () => {
    if (!isStopped) timer ??= setInterval(() => void reload(), pollEvery);
  };

  const leave = news.subscribe((event) => {
    if (event === 'disconnected') return poll();
    if (event === 'connected') stopPolling();
    void reload();
  });
  if (!news.isConnected) poll();
  void reload();
  return {
    reload,
    stop() {
      isStopped = true;
      stopPolling();
      leave();
    },
  };
}
