import type { JsonValue } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problem.ts';
import type { ResolvedForm } from '../form/index.ts';
import type { FieldOption, ResolvedField, ResolvedModel } from '../model/index.ts';
import type { PickerTree } from '../trees/index.ts';
import type { WidgetDeclaration } from '../widgets/index.ts';

export type SearchMode =
  | 'equals'
  /** The node of a tree, or below it. */
  | 'within'
  | 'like'
  | 'leftLike'
  | 'rightLike'
  | 'in'
  /** One of the values that stand in the text, joined by commas. */
  | 'has'
  | 'range'
  | 'not'
  | 'greater'
  | 'greaterOrEqual'
  | 'less'
  | 'lessOrEqual';

/** A field of the search form. */
export interface ResolvedSearchField {
  name: string;
  title: string;
  mode: SearchMode;
  component: string;
  props: Record<string, JsonValue>;
  options?: FieldOption[];
  field: ResolvedField;
  default?: JsonValue;
  pointer: string;
}

/** A field of the advanced query: what chooses its values, one (`props`) or, with `multiple`, several. */
export type ResolvedQueryField = Omit<ResolvedSearchField, 'mode' | 'default'> & {
  /** Title of the lines whose field it is; its name is then `<field of the lines>,<field>`. */
  group?: string;
  /** Its values are nodes of a tree. */
  isTree?: true;
};

/** A column of a table, read-only or editable. */
export interface ResolvedColumn {
  key: string;
  title: string;
  cell: string;
  cellProps: Record<string, JsonValue>;
  /** Editor widget of an editable table. */
  component: string;
  componentProps: Record<string, JsonValue>;
  /** What the editor says of itself, where a host application registered it. */
  declared?: WidgetDeclaration;
  width: number;
  align: 'left' | 'center' | 'right';
  fixed?: 'left' | 'right';
  /** Characters after which the text is cut; 0 never. */
  ellipsis: number;
  /** Most lines that a text takes; one where it is absent. */
  lines?: number;
  /** Of a column of lines: what is shown of them, and where they come from. */
  details?: { resource: string; columns: ResolvedColumn[] };
  sortable: boolean;
  statistics: ('sum' | 'average')[];
  href?: string;
  options?: FieldOption[];
  visible: boolean | string;
  field: ResolvedField;
  minWidth?: number;
  /** Percent of the table's width, where the column says so; `width` then is the least it starts with. */
  share?: number;
  /** Rules of an editable cell, in their order: the first that is not met is shown. */
  rules?: ColumnRule[];
  disabled?: boolean | string;
  /** Key of the column whose change empties this one. */
  parentColumn?: string;
  /** Where its options come from, by the value of its parent column. */
  optionsRequest?: TableRequest;
  tips?: string;
  /** Whether the row's details show its value; without a word they show what is no column. */
  inDetails?: boolean;
  /** Set where the column names something that does not exist: its cells show a card. */
  problem?: Problem;
  pointer: string;
}

/**
 * A call that gives the options of a column or the rows below a row; its params may hold expressions over `$args.parent`,
 * the value of the parent column or the id of the row.
 */
export interface TableRequest {
  method: 'GET' | 'POST';
  /** Below the API base, with `{name}` for arguments. */
  path: string;
  params: Record<string, JsonValue>;
  signed?: boolean;
}

/** One of a column's `validateRules`. */
export interface ColumnRule {
  required?: boolean;
  unique?: boolean;
  /** Sign of a table pattern (`*`, `n6-16`, `only`, …) or a regular expression. */
  pattern?: string;
  /** Name of a rule. */
  rule?: string;
  /** Expression text with braces that must hold. */
  when?: string;
  message?: string;
}

/** What a columns document says of its whole table. */
export interface TableOptions {
  rowNumber: boolean;
  rowSelection: 'checkbox' | 'radio' | 'none';
  dragSort: boolean;
  sortKey: string;
  disabledRows?: string | Record<string, JsonValue>;
  addButton: boolean;
  socketKey?: string;
  size: 'medium' | 'small' | 'mini';
  /** Pixels; where it is left out, 400 in a form, and what fits a page in a list. */
  maxHeight?: number;
  alwaysEdit: boolean;
  permission?: string;
  expandable: boolean;
  /** How the other fields and sub-tables of a row are opened. */
  details?: 'popover' | 'modal';
  pagination: boolean;
  tree?: TableTree;
}

/** Rows below rows: the field that names the parent, and the call that gives what is below a row, if it comes later. */
export interface TableTree {
  parent: string;
  children?: TableRequest;
}

/** A button of a toolbar or of a row: built in (`builtIn`) or written in the document (`steps`). */
export interface ResolvedButton {
  name: string;
  title: string;
  icon?: string;
  kind: 'primary' | 'default' | 'dashed' | 'link' | 'danger';
  permission?: string;
  /** The permission to add what it makes, of the model that it goes to. */
  targetPermission?: string;
  visible?: boolean | string;
  disabled?: boolean | string;
  needsSelection: boolean;
  /** It can be used on all that the list's query finds, too (`$query`). */
  wholeQuery?: boolean;
  /** Name of the built-in button; `transition` and `create-from` with the transition's or creation's `name`. */
  builtIn?: string;
  /** Why it is disabled, where the document says so. */
  hint?: string;
  steps: ActionStep[];
  problem?: Problem;
  pointer: string;
}

/** One step: the action's name and its arguments as written (the action's own key included). */
export interface ActionStep {
  action: string;
  /** Where it does not hold, the step is skipped: a boolean or an expression text. */
  when?: boolean | string;
  args: Record<string, JsonValue>;
  pointer: string;
}

/** API paths below the base; null where the list has none. */
export interface ListEndpoints {
  list: string | null;
  /** Of a tree, where what is below a record comes from; else `list`. */
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

/** A list that follows a row of another: its fixed conditions see that row as `$record`. */
export interface ListDetail {
  title: string;
  list: ResolvedList;
}

/** A list page ready to be drawn. */
export interface ResolvedList {
  document: string;
  /** What a person keeps of it is kept by this, where the document has more lists than one. */
  place?: string;
  /** What saved views are kept by, in place of the document. */
  saveCode?: string;
  title: string;
  model: ResolvedModel;
  permission: string;
  endpoints: ListEndpoints;
  search: ResolvedSearchField[];
  /** What the advanced query can ask for. */
  queryFields: ResolvedQueryField[];
  columns: ResolvedColumn[];
  toolbar: ResolvedButton[];
  rowActions: ResolvedButton[];
  /** What a right click on a row offers; absent: the browser's own menu. */
  contextMenu?: ResolvedButton[];
  form: ResolvedForm;
  sort: { column: string; order: 'asc' | 'desc' };
  where: Record<string, JsonValue>;
  /** What else the list's address asks for; these are no fields. */
  params?: Record<string, JsonValue>;
  /** A tree beside the list: its chosen node is a condition. */
  beside?: PickerTree & { by: string };
  /** Lists beside it that follow the row one chooses; several are tabs. */
  details?: ListDetail[];
  /** Those stand below it, not on its right. */
  detailsBelow?: boolean;
  pageSize: number;
  pageSizes: number[];
  selection: 'multiple' | 'single' | 'none';
  tree?: { parent: string };
  /** False where a record cannot be opened to look at. */
  opens?: false;
  /** The text of an empty list; the usual one if left out. */
  emptyText?: string;
  /** Buttons that the person may not use, and what he would have to hold. */
  withheld?: { title: string; permission: string }[];
  /** Others on the page hear what is saved here, and their saves are heard. */
  live?: true;
  /** Seconds after which the list is loaded again. */
  poll?: number;
  /** Rows are edited in the table itself. */
  editable?: true;
  /** Set where the columns come from a columns document. */
  table?: TableOptions;
  problems: Problem[];
}
