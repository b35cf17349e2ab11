import type { SocketsPort } from '../index.ts';

/** An in-memory sockets port. Every follower of a page receives an update, including its sender. */
export function memorySockets(): SocketsPort {
  const listeners = new Set<{ page: string; onUpdate: Parameters<SocketsPort['follow']>[1] }>();
  return {
    follow({ page }, onUpdate) {
      const one = { page, onUpdate };
      listeners.add(one);
      return {
        send: (update) =>
          [...listeners].filter((other) => other.page === page).forEach((other) => other.onUpdate(update)),
        close: () => void listeners.delete(one),
      };
    },
  };
}
