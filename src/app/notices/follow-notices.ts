import type { NoticeNews } from '../services/index.ts';
import type { Notice, UnreadNotices } from './read-notices.ts';

/** Milliseconds between two questions while the server does not tell by itself. */
export const pollEvery = 6_000;

export interface FollowedNotices {
  /** Asks for them now; several questions at once are one. */
  reload(): Promise<void>;
  stop(): void;
}

/**
 * Keeps what a person has not read: asked for at the start, when the server tells of news, and each time the socket is open
 * again, as nobody knows what was missed. While it is not open they are asked for every 6 s, until an answer fails.
 */
export function followNotices(options: {
  load: () => Promise<UnreadNotices>;
  news: Pick<NoticeNews, 'isConnected' | 'subscribe'>;
  onLoaded: (unread: UnreadNotices) => void;
  /** What was not there before; never what was there at the start. */
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
