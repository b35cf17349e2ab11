import type { Problem } from '../../schema/problems/problem.ts';
import type { ResolvedList } from '../list/index.ts';
import type { PickerTree } from '../trees/tree-source.ts';

export interface ResolvedPicker {
  document: string;
  title: string;
  look: 'dialog' | 'dropdown';
  /** The field of a record, or the key of a node, that becomes the value. */
  key: string;
  label: string;
  multiple: boolean;
  /** Field of the chosen record → field of the form to fill. */
  fields: Record<string, string>;
  selectedList: boolean;
  /** In pixels. */
  width: number;
  list?: ResolvedList;
  tree?: PickerTree;
  /** The id of the query whose rows are offered; its columns come with its response. */
  query?: string;
  /** The query's parameters from the field, for every call (`self_<name>`), and the number of rows per page. */
  params?: Record<string, string>;
  pageSize?: number;
  /**
   * The path of the call that returns the records of keys, the resource of its model for their names, and the call that
   * finds one by any of its fields; nothing is requested if absent.
   */
  echo?: { path: string; resource?: string; one?: string };
  problems: Problem[];
}
