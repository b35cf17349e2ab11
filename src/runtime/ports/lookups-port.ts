import type { FieldOption } from '../../engine/model/index.ts';
import type { ReportField, ReportHead, TreeNode } from '../../engine/picker/index.ts';
import type { TreeCall } from '../../engine/trees/index.ts';
import type { CallOptions } from './call-options.ts';
import type { DataRecord, Option } from './record.ts';
import type { Request } from './requests-port.ts';

/**
 * The port to what fields choose from: table dictionaries, reports, trees, and the answers of request documents. Every
 * call throws `PortError`.
 */
export interface LookupsPort {
  /** Items of a table dictionary (`table,text,code`) that match a keyword. */
  searchItems(dictionary: string, search: { keyword: string; pageSize: number } & CallOptions): Promise<Option[]>;
  /** Texts of values of a table dictionary, by value. An unknown value is its own text. */
  itemTexts(dictionary: string, values: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Title and columns of a report. Cached for 30 s, as its fields and rows are. */
  report(code: string): Promise<ReportHead>;
  /** The search fields of a report. */
  reportFields(report: ReportHead): Promise<ReportField[]>;
  /** One page of a report's rows. `params` are the report's own parameters; `fresh` asks the server in any case. */
  reportRows(
    id: string,
    query: Record<string, string>,
    params?: Readonly<Record<string, unknown>>,
    options?: { fresh?: boolean },
  ): Promise<{ records: DataRecord[]; total: number }>;

  /** A whole tree in one call. Cached for 30 s; `evict` takes a cached tree for the last time. */
  tree(call: TreeCall, options?: { evict?: boolean }): Promise<TreeNode[]>;
  /** The children of `parent` (none: the top level), or the nodes that match `keyword`. */
  treeLevel(call: TreeCall, of: { parent?: string; keyword?: string } & CallOptions): Promise<TreeNode[]>;
  /** The node whose `field` has that value; undefined where there is none. */
  treeNode(path: string, field: string, value: string): Promise<TreeNode | undefined>;
  /** Names of ids in their order; an unknown id may be left out. */
  names(path: string, ids: readonly string[]): Promise<string[]>;

  /** The records that a request answers, as a list or a page. */
  rows(request: Request): Promise<DataRecord[]>;
  /** The options that a request answers. */
  options(request: Request): Promise<FieldOption[]>;

  /** Whether no other record has the value in that field: rejects with the reason where one has. */
  checkUnique(of: { table: string; field: string; value: string; id?: string } & CallOptions): Promise<unknown>;
  /** Whether the value passes a check rule of the server: rejects with its message where it does not. */
  checkRule(rule: string, value: string, options?: CallOptions): Promise<unknown>;
}
