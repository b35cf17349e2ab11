import type { JsonValue } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { ResolvedColumn, TableOptions } from '../columns/resolved-column.ts';
import type { DynamicProps, ResolvedForm } from '../form/index.ts';
import type { FieldOption, ResolvedField, ResolvedModel } from '../model/index.ts';
import type { ActionStep } from '../resolve/index.ts';
import type { PickerTree } from '../trees/tree-source.ts';

export type SearchMode =
  | 'equals'
  /** The node of a tree, or one of its descendants. */
  | 'within'
  | 'like'
  | 'leftLike'
  | 'rightLike'
  | 'in'
  /** One of the comma-separated values of the text. */
  | 'has'
  | 'range'
  | 'not'
  | 'greater'
  | 'greaterOrEqual'
  | 'less'
  | 'lessOrEqual';

export interface ResolvedSearchField {
  name: string;
  title: string;
  mode: SearchMode;
  component: string;
  /** Literal props. */
  props: Record<string, JsonValue>;
  /** The props that contain expressions; `props` are those, and the place is theirs. */
  computed?: DynamicProps & { props: Record<string, JsonValue>; document: string; pointer: string };
  options?: FieldOption[];
  field: ResolvedField;
  default?: JsonValue;
  pointer: string;
}

/** A field of the advanced query, with the widget for its values: one (`props`) or, with `multiple`, several. */
export type ResolvedQueryField = Omit<ResolvedSearchField, 'mode' | 'default'> & {
  /** The title of the lines that the field belongs to; its name is then `<field of the lines>,<field>`. */
  group?: string;
  isTree?: true;
};

/** A button of a toolbar or of a row: built in (`builtIn`) or defined in the document (`steps`). */
export interface ResolvedButton {
  name: string;
  title: string;
  icon?: string;
  kind: 'primary' | 'default' | 'dashed' | 'link' | 'danger';
  permission?: string;
  targetPermission?: string;
  visible?: boolean | string;
  disabled?: boolean | string;
  needsSelection: boolean;
  /** True if it can also be applied to all results of the list's query (`$query`). */
  wholeQuery?: boolean;
  /** The name of the built-in button; `transition` and `create-from` with the transition's or creation's `name`. */
  builtIn?: string;
  hint?: string;
  steps: ActionStep[];
  problem?: Problem;
  pointer: string;
}

/** API paths below the base; null if the list has none. */
export interface ListEndpoints {
  list: string | null;
  /** The path for the children of a record in a tree; `list` by default. */
  children?: string;
  /** Null: the row is all there is of a record. */
  queryById: string | null;
  add: string;
  edit: string;
  delete: string | null;
  deleteBatch: string | null;
  exportXls: string | null;
  importExcel: string | null;
}

/** A list that follows a row of another: its fixed conditions can read that row as `$record`. */
export interface ListDetail {
  title: string;
  list: ResolvedList;
}

export interface ResolvedList {
  document: string;
  /** The key for the user's settings, if the document contains several lists. */
  place?: string;
  /** The key for saved views, instead of the document. */
  saveCode?: string;
  title: string;
  model: ResolvedModel;
  permission: string;
  endpoints: ListEndpoints;
  search: ResolvedSearchField[];
  queryFields: ResolvedQueryField[];
  columns: ResolvedColumn[];
  toolbar: ResolvedButton[];
  rowActions: ResolvedButton[];
  contextMenu?: ResolvedButton[];
  form: ResolvedForm;
  sort: { column: string; order: 'asc' | 'desc' };
  where: Record<string, JsonValue>;
  params?: Record<string, JsonValue>;
  /** `where` and `params` are values of a record, which are not evaluated again. */
  isFollowing?: true;
  beside?: PickerTree & { by: string };
  details?: ListDetail[];
  detailsBelow?: boolean;
  pageSize: number;
  pageSizes: number[];
  selection: 'multiple' | 'single' | 'none';
  tree?: { parent: string };
  opens?: false;
  emptyText?: string;
  withheld?: { title: string; permission: string }[];
  /** True if other lists on the page are notified when something is saved here, and vice versa. */
  live?: true;
  /** The interval in seconds after which the list is loaded again. */
  poll?: number;
  editable?: true;
  table?: TableOptions;
  problems: Problem[];
}
