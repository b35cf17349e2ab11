import type { PageSocket, TableUpdate } from '../sockets/index.ts';

export type { PageSocket, TableUpdate };

/** The port to the changes of others on the same page. */
export interface SocketsPort {
  /** Listens on a page, by its document's key, until it is closed. */
  follow(place: { user: string; page: string }, onUpdate: (update: TableUpdate) => void): PageSocket;
}
