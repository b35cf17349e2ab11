import type { Problem } from '../../schema/problem.ts';
import type { ResolvedList } from '../list/index.ts';
import type { PickerTree } from '../trees/index.ts';

/** A picker ready to be opened. */
export interface ResolvedPicker {
  document: string;
  title: string;
  look: 'dialog' | 'dropdown';
  /** Field of a record, or key of a node, that becomes the value. */
  key: string;
  /** Field by which a person knows a record. */
  label: string;
  multiple: boolean;
  /** Field of the chosen record → field beside the picker's. */
  fields: Record<string, string>;
  /** What is chosen stands in a list on the left. */
  selectedList: boolean;
  /** Pixels. */
  width: number;
  /** The table to choose from. */
  list?: ResolvedList;
  tree?: PickerTree;
  /** Id of the query whose rows are chosen from; its columns come with its answer. */
  query?: string;
  /** What the field gives the query with every call, as the wire has it (`self_<name>`); rows of a page. */
  params?: Record<string, string>;
  pageSize?: number;
  /**
   * Path of the call that gives the records of keys, its model's resource for their names, and the call that finds one by
   * any of its fields; absent: nobody is asked.
   */
  echo?: { path: string; resource?: string; one?: string };
  problems: Problem[];
}
