import type { JsonValue } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { FieldOption, ResolvedField } from '../model/index.ts';
import type { WidgetDeclaration } from '../widgets/index.ts';

export interface ResolvedColumn {
  key: string;
  title: string;
  cell: string;
  cellProps: Record<string, JsonValue>;
  component: string;
  componentProps: Record<string, JsonValue>;
  declared?: WidgetDeclaration;
  width: number;
  align: 'left' | 'center' | 'right';
  fixed?: 'left' | 'right';
  /** The number of characters after which the text is cut; 0: never. */
  ellipsis: number;
  /** The maximum number of lines of a text; one if absent. */
  lines?: number;
  /** For a column of lines: the columns to show, and the resource of the lines. */
  details?: { resource: string; columns: ResolvedColumn[] };
  sortable: boolean;
  statistics: ('sum' | 'average')[];
  href?: string;
  options?: FieldOption[];
  visible: boolean | string;
  field: ResolvedField;
  minWidth?: number;
  /** Percent of the table's width, if the column sets it; `width` is then the initial minimum. */
  share?: number;
  /** Rules of an editable cell, in order: the first one that is not met is shown. */
  rules?: ColumnRule[];
  disabled?: boolean | string;
  /** Key of the column whose change clears this one. */
  parentColumn?: string;
  optionsRequest?: TableRequest;
  tips?: string;
  /** True if the row's details show its value; by default they show the fields without a column. */
  inDetails?: boolean;
  problem?: Problem;
  pointer: string;
}

/**
 * A call that returns the options of a column or the rows below a row; its params may contain expressions over
 * `$args.parent`, the value of the parent column or the id of the row.
 */
export interface TableRequest {
  method: 'GET' | 'POST';
  /** Relative to the API base, with `{name}` for arguments. */
  path: string;
  params: Record<string, JsonValue>;
  signed?: boolean;
}

export interface ColumnRule {
  required?: boolean;
  unique?: boolean;
  /** The sign of a table pattern (`*`, `n6-16`, `only`, …) or a regular expression. */
  pattern?: string;
  rule?: string;
  /** Expression text with braces that must hold. */
  when?: string;
  message?: string;
}

export interface TableOptions {
  rowNumber: boolean;
  rowSelection: 'checkbox' | 'radio' | 'none';
  dragSort: boolean;
  sortKey: string;
  disabledRows?: string | Record<string, JsonValue>;
  addButton: boolean;
  socketKey?: string;
  size: 'medium' | 'small' | 'mini';
  /** Pixels; by default 400 in a form, and the available height of the page in a list. */
  maxHeight?: number;
  alwaysEdit: boolean;
  permission?: string;
  expandable: boolean;
  details?: 'popover' | 'modal';
  pagination: boolean;
  tree?: TableTree;
}

/**
 * Rows in a tree: the field that names the parent, and the call that loads the children of a row, if they are loaded on
 * demand.
 */
export interface TableTree {
  parent: string;
  children?: TableRequest;
}
