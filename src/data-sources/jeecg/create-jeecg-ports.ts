import type { Capabilities, Ports, RequestsPort } from '../../runtime/ports/index.ts';
import { withUserSearch, type JeecgDictionaries } from './dictionaries/index.ts';
import { createDocumentsPort } from './documents-port.ts';
import { createFilesPort } from './files/files-port.ts';
import type { Http } from './http/index.ts';
import { createLookups } from './lookups/create-lookups.ts';
import { createRecordsPort, withExactNodes } from './records/index.ts';
import { createLocalSavedViews, createSavedViewsPort, type SavedViewStore } from './saved-views-port.ts';

const jeecgCapabilities: Capabilities = {
  queryGroups: false,
  queryEmpty: false,
  queryTrees: false,
  richImport: false,
  reasons: false,
  treeSearch: false,
  totals: true,
  pickerRecords: false,
};

/**
 * Creates all ports over one HTTP client, with dictionaries that may already be loaded. `savedViews` stores the views
 * for a server without calls for them. `isJeecg`: the server is a JeecgBoot instead of the product's own. `drafts`:
 * pages include the user's unpublished changes.
 */
export function createJeecgPorts(
  http: Http,
  dictionaries: JeecgDictionaries,
  savedViews: SavedViewStore,
  { isJeecg = false, drafts = false } = {},
): Ports {
  const records = createRecordsPort(http);
  const requests = createRequestsPort(http);
  return {
    ...(isJeecg && { capabilities: jeecgCapabilities }),
    records: isJeecg ? withUserSearch(withExactNodes(records)) : records,
    dictionaries,
    lookups: createLookups(requests),
    requests,
    documents: createDocumentsPort(http, { drafts }),
    files: createFilesPort(http),
    savedViews: createSavedViewsPort(http, createLocalSavedViews(savedViews)),
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
