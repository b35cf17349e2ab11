import type { DataRecord } from './record.ts';

export interface RowUpdate {
  table: string;
  /** Id of the open table that sent it. */
  sender: string;
  kind: 'saved' | 'added' | 'removed';
  row: DataRecord;
}

export interface PageSocket {
  send(update: RowUpdate): void;
  close(): void;
}

/** The port to the changes of others on the same page. */
export interface SocketsPort {
  /** Subscribes to a page, by its document's key, until the socket is closed. */
  follow(place: { user: string; page: string }, onUpdate: (update: RowUpdate) => void): PageSocket;
}
