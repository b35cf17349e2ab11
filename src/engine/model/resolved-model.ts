import type { JsonValue } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';

export interface ResolvedField {
  name: string;
  title: string;
  description?: string;
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  format?: 'date' | 'date-time' | 'time' | 'text' | 'email' | 'uri';
  required: boolean;
  /** The message for a required field that is empty, instead of 请输入…. */
  requiredMessage?: string;
  rangeMessage?: string;
  default?: JsonValue;
  options?: FieldOption[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  itemType?: 'string' | 'number' | 'integer';
  minItems?: number;
  maxItems?: number;
  /** `true`, or the other fields it is unique together with. */
  unique: boolean | string[];
  dictionary?: string;
  rules: string[];
  scale?: number;
  /** The minimum number of decimal places to show, even if they are zeros; all of `scale` without it. */
  leastScale?: number;
  unit?: string;
  numbering?: { pattern: string; restart: 'day' | 'month' | 'year' | 'never' };
  reference?: {
    model: string;
    copy: Record<string, string>;
    onDelete: 'refuse' | 'clear';
    where: Record<string, JsonValue>;
  };
  /** `url`: the back end's call that returns the rows separately from their record, with `{id}` for its id. */
  child?: { model: string; parent: string; min?: number; max?: number; url?: string };
  /** Expression text (with braces) of a computed value. */
  value?: string;
  rollup?: { from: string; by: string; sum: string; states?: string[] };
  component?: string;
  componentProps: Record<string, JsonValue>;
  cell?: string;
  width?: number;
  hidden: boolean;
  /** True if the server fills it (numbers, computed values, rollups, states, common fields, `x-read-only`). */
  readOnly: boolean;
  secret: boolean;
  /** False if no column of a table stores it: the server adds it to the record. */
  stored?: false;
  /** Former names of the field, the latest first. */
  formerNames?: string[];
  /** JSON pointer of the field in the model document; '' for a common field. */
  pointer: string;
}

export interface FieldOption {
  value: string | number | boolean;
  label: string;
  color?: string;
  disabled?: boolean;
}

export interface ResolvedTransition {
  name: string;
  title: string;
  from: string[];
  to: string;
  permission: string;
  when?: string;
  message?: string;
  set: Record<string, JsonValue>;
}

export interface ResolvedPosting {
  /**
   * The name under which ledgers record the posting. By default it is derived from `on` and `into`, so that it does not
   * depend on the position in the list.
   */
  name: string;
  on: string;
  undo?: string;
  each?: string;
  when?: string;
  into: string;
  set: Record<string, JsonValue>;
  /** The values of the balance's sums after the entry, by field; the entry is the difference. */
  balanceTo?: Record<string, JsonValue>;
}

export interface ResolvedCreation {
  name: string;
  title: string;
  to: string;
  form?: string;
  in?: string[];
  when?: string;
  message?: string;
  permission: string;
  /** The permission to add a record of `to`: without it the new bill could not be saved. */
  targetPermission: string;
  set: Record<string, JsonValue>;
  lines?: { each: string; into: string; when?: string; set: Record<string, JsonValue> };
}

/** A notification that users receive once for each record for which `when` holds. */
export interface ResolvedReminder {
  name: string;
  title: string;
  /** Checked every day; with `change` also when records change. */
  on: 'day' | 'change';
  when: string;
  /** The number of days by which the time is shifted forward in `when`. */
  ahead: number;
  to: { field?: string; role?: string; users: string[] };
  text: string;
  priority: 'L' | 'M' | 'H';
}

/** A model with defaults filled in. Common fields (id, createBy, …) are in `commonFields`, not in `fields`. */
export interface ResolvedModel {
  /** The document id, e.g. `sales/order`. */
  id: string;
  formerIds?: string[];
  title: string;
  table: string;
  /** API path below the base, e.g. `/sales/order`. */
  resource: string;
  /** Permission prefix, e.g. `sales:order`; actions are appended: `:list :add :edit :delete :export :import`. */
  permission: string;
  /** The field whose value names a record. */
  label: string;
  fields: ResolvedField[];
  indexes: string[][];
  tree?: { parent: string };
  states?: {
    field: string;
    initial: string;
    editable: string[];
    deletable: string[];
    transitions: ResolvedTransition[];
    formerNames?: Record<string, string[]>;
  };
  postings: ResolvedPosting[];
  creates: ResolvedCreation[];
  /** Only present on the server (`readReminders`): pages do not need them. */
  reminders?: ResolvedReminder[];
  balanceOf?: {
    model: string;
    by: string[];
    sum: string[];
    min: Record<string, number>;
    /** The text after the values of the group if a sum would fall below its minimum, instead of the missing amount. */
    message?: string;
  };
  childOf?: { model: string; field: string };
  recycleBin?: true;
  page: boolean;
  shared?: boolean;
  problems: Problem[];
}
