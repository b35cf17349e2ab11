export interface Capabilities {
  queryGroups: boolean;
  queryEmpty: boolean;
  /** A condition can test whether a value is a node of a tree or below it. */
  queryTrees: boolean;
  /** Imports have a template, can match existing records, and can save all rows or none. */
  richImport: boolean;
  /** The server reports which data rules restrict a list: `GET <resource>/why`. */
  reasons: boolean;
  treeSearch: boolean;
  /** The server computes totals over a list's query: `GET <resource>/totals`. */
  totals: boolean;
  /** The server offers records in pickers to users who may not list them: `GET /pickers/<code>/records`. */
  pickerRecords: boolean;
}

/** The capabilities of our own server. */
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
