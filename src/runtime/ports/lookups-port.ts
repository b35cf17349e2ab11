import type { FieldOption } from '../../engine/model/index.ts';
import type { ReportField, ReportHead, TreeNode } from '../../engine/picker/index.ts';
import type { TreeCall } from '../../engine/trees/tree-source.ts';
import type { CallOptions } from './call-options.ts';
import type { DataRecord, Option } from './record.ts';
import type { Request } from './requests-port.ts';

/**
 * The port to the choices of fields: table dictionaries, reports, trees, and the responses of request documents. Every
 * call throws `PortError`.
 */
export interface LookupsPort {
  /** Returns the items of a table dictionary (`table,text,code`) that match a keyword. */
  searchItems(dictionary: string, search: { keyword: string; pageSize: number } & CallOptions): Promise<Option[]>;
  /** Returns the texts of values of a table dictionary, by value. An unknown value is its own text. */
  itemTexts(dictionary: string, values: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Returns the title and columns of a report. Cached for 30 s, like its fields and rows. */
  report(code: string): Promise<ReportHead>;
  reportFields(report: ReportHead): Promise<ReportField[]>;
  /** Returns one page of a report's rows. `params` are the report's own parameters; `fresh` bypasses the cache. */
  reportRows(
    id: string,
    query: Record<string, string>,
    params?: Readonly<Record<string, unknown>>,
    options?: { fresh?: boolean },
  ): Promise<{ records: DataRecord[]; total: number }>;

  /** Returns a whole tree with one request. Cached for 30 s; `evict` removes a cached tree after this use. */
  tree(call: TreeCall, options?: { evict?: boolean }): Promise<TreeNode[]>;
  /** Returns the children of `parent` (none: the top level), or the nodes that match `keyword`. */
  treeLevel(call: TreeCall, of: { parent?: string; keyword?: string } & CallOptions): Promise<TreeNode[]>;
  treeNode(path: string, field: string, value: string): Promise<TreeNode | undefined>;
  /** Returns the names of ids in their order; unknown ids may be missing. */
  names(path: string, ids: readonly string[]): Promise<string[]>;

  /** Returns the records in the response of a request, which is a list or a page. */
  rows(request: Request): Promise<DataRecord[]>;
  options(request: Request): Promise<FieldOption[]>;

  /** Rejects with the reason if another record has the value in that field. */
  checkUnique(of: { table: string; field: string; value: string; id?: string } & CallOptions): Promise<unknown>;
  /** Rejects with the server's message if the value violates a check rule of the server. */
  checkRule(rule: string, value: string, options?: CallOptions): Promise<unknown>;
}
