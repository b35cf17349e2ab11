import type { Ports } from '../../src/runtime/ports/index.ts';

const refuse = () => Promise.reject(new Error('not part of the bench'));

/** Returns ports that answer only what a bench page asks for: documents, and the pages of its list. */
export function benchPorts(
  documents: Ports['documents'] = { page: refuse },
  list: Ports['records']['list'] = refuse,
): Ports {
  return {
    records: {
      list,
      totals: refuse,
      get: refuse,
      create: refuse,
      update: refuse,
      remove: refuse,
      removeBatch: refuse,
      removeQuery: refuse,
      transitionBatch: refuse,
      transition: refuse,
      createFrom: refuse,
      createdFrom: refuse,
      exportFile: refuse,
      importFiles: refuse,
      previewImport: refuse,
      options: async () => [],
    },
    dictionaries: { items: async () => [], cached: () => [] },
    lookups: {
      searchItems: refuse,
      itemTexts: refuse,
      report: refuse,
      reportFields: refuse,
      reportRows: refuse,
      tree: refuse,
      treeLevel: refuse,
      treeNode: refuse,
      names: refuse,
      rows: refuse,
      options: refuse,
      checkUnique: refuse,
      checkRule: refuse,
    },
    documents,
    requests: { call: refuse },
    files: { upload: refuse, download: refuse, link: refuse, reportLink: refuse },
    savedViews: {
      list: refuse,
      save: refuse,
      rename: refuse,
      remove: refuse,
      canShare: () => false,
      get: refuse,
      defaultOf: async () => undefined,
      roles: refuse,
      setDefaultRoles: refuse,
    },
  };
}
