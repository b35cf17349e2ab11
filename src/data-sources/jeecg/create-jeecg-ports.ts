import type { Ports, RequestsPort } from '../../runtime/data/ports.ts';
import { createDictionaries, type DictionaryStore, type JeecgDictionaries } from './dictionary-port.ts';
import { createDocumentsPort } from './documents-port.ts';
import { createFilesPort } from './files-port.ts';
import type { Http } from './http.ts';
import { createRecordsPort } from './records-port.ts';

/** All ports over one HTTP client. */
export function createJeecgPorts(http: Http, store: DictionaryStore): Ports & { dictionaries: JeecgDictionaries } {
  return {
    records: createRecordsPort(http),
    dictionaries: createDictionaries(http, store),
    requests: createRequestsPort(http),
    documents: createDocumentsPort(http),
    files: createFilesPort(http),
  };
}

function createRequestsPort(http: Http): RequestsPort {
  return {
    async call(request) {
      const { result, message } = await http.send(request);
      return { result, message };
    },
  };
}
