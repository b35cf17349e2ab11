import type { Capabilities } from './capabilities.ts';
import type { DictionaryPort } from './dictionary-port.ts';
import type { DocumentsPort } from './documents-port.ts';
import type { FilesPort } from './files-port.ts';
import type { LookupsPort } from './lookups-port.ts';
import type { RecordsPort } from './records-port.ts';
import type { RequestsPort } from './requests-port.ts';
import type { SavedViewsPort } from './saved-views-port.ts';
import type { SocketsPort } from './sockets-port.ts';

export interface Ports {
  /** Absent for our own server. */
  capabilities?: Capabilities;
  /** Absent if the server sends no messages to open pages (stories). */
  sockets?: SocketsPort;
  records: RecordsPort;
  dictionaries: DictionaryPort;
  lookups: LookupsPort;
  requests: RequestsPort;
  documents: DocumentsPort;
  files: FilesPort;
  savedViews: SavedViewsPort;
}
