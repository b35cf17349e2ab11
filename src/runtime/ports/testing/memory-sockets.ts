import type { SocketsPort } from '../index.ts';

/** A port to what others on a page do, in memory: what is told is heard by all who follow the page, its sender among them. */
export function memorySockets(): SocketsPort {
  const hearers = new Set<{ page: string; hear: Parameters<SocketsPort['follow']>[1] }>();
  return {
    follow({ page }, hear) {
      const one = { page, hear };
      hearers.add(one);
      return {
        tell: (update) => [...hearers].filter((other) => other.page === page).forEach((other) => other.hear(update)),
        close: () => void hearers.delete(one),
      };
    },
  };
}
