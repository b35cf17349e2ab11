import type { Capabilities } from './capabilities.ts';
import type { DictionaryPort } from './dictionary-port.ts';
import type { DocumentsPort } from './documents-port.ts';
import type { FilesPort } from './files-port.ts';
import type { LookupsPort } from './lookups-port.ts';
import type { RecordsPort } from './records-port.ts';
import type { RequestsPort } from './requests-port.ts';
import type { SavedViewsPort } from './saved-views-port.ts';
import type { SocketsPort } from './sockets-port.ts';

/** The ways to the data: one source implements them all. */
export interface Ports {
  /** Absent where the server is our own. */
  capabilities?: Capabilities;
  /** Absent where nothing is sent while the page is open (stories). */
  sockets?: SocketsPort;
  records: RecordsPort;
  dictionaries: DictionaryPort;
  lookups: LookupsPort;
  requests: RequestsPort;
  documents: DocumentsPort;
  files: FilesPort;
  savedViews: SavedViewsPort;
}
