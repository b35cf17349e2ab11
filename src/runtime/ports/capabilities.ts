/** Optional features of a server. */
export interface Capabilities {
  /** Conditions of an advanced query may stand in groups. */
  queryGroups: boolean;
  /** A condition may be that a value is empty, or is not. */
  queryEmpty: boolean;
  /** A condition may be that a value is a node of a tree, or is below it. */
  queryTrees: boolean;
  /** It gives a template for an import, previews one, and finds the records that are there already. */
  richImport: boolean;
  /** It says which data rules narrow a list: `GET <resource>/why`. */
  reasons: boolean;
  /** It searches and sorts the tree of any model. */
  treeSearch: boolean;
  /** It adds up all that a list's query finds: `GET <resource>/totals`. */
  totals: boolean;
  /** It gives records to choose from to those who may not list them: `GET /pickers/<code>/records`. */
  pickerRecords: boolean;
}

/** What our own server can do. */
export const allCapabilities: Capabilities = {
  queryGroups: true,
  queryEmpty: true,
  queryTrees: true,
  richImport: true,
  reasons: true,
  treeSearch: true,
  totals: true,
  pickerRecords: true,
};
