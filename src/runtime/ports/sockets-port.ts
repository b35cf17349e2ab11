import type { PageSocket, TableUpdate } from '../sockets/index.ts';

export type { PageSocket, TableUpdate };

/** The port to what others on the same page do. */
export interface SocketsPort {
  /** Listens on a page, by its document's key, until it is closed. */
  follow(place: { user: string; page: string }, hear: (update: TableUpdate) => void): PageSocket;
}
