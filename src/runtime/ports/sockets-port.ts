import type { DataRecord } from './record.ts';

/** A change to a row that a table passes to the others on its page. */
export interface RowUpdate {
  /** Key of the table on the page. */
  table: string;
  /** Id of the open table that sent it. */
  sender: string;
  kind: 'saved' | 'added' | 'removed';
  row: DataRecord;
}

/** A page's connection to the others who have it open. */
export interface PageSocket {
  send(update: RowUpdate): void;
  close(): void;
}

/** The port to the changes of others on the same page. */
export interface SocketsPort {
  /** Subscribes to a page, by its document's key, until it is closed. */
  follow(place: { user: string; page: string }, onUpdate: (update: RowUpdate) => void): PageSocket;
}
