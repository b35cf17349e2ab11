import type { JsonValue } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problem.ts';

/** A field of a model with everything filled in that documents may leave out. */
export interface ResolvedField {
  name: string;
  title: string;
  description?: string;
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  format?: 'date' | 'date-time' | 'time' | 'text' | 'email' | 'uri';
  required: boolean;
  /** The message where it is required and empty, instead of 请输入…. */
  requiredMessage?: string;
  /** The message where it is out of its limits, instead of one that names the limit. */
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
  /** The type of each item of a list, where it is said. */
  itemType?: 'string' | 'number' | 'integer';
  minItems?: number;
  maxItems?: number;
  /** `true` or the other fields it is unique together with. */
  unique: boolean | string[];
  dictionary?: string;
  rules: string[];
  /** Decimal places of money and quantities. */
  scale?: number;
  /** The places down to which zeros at the end are shown; all of `scale` without it. */
  leastScale?: number;
  unit?: string;
  numbering?: { pattern: string; restart: 'day' | 'month' | 'year' | 'never' };
  reference?: {
    model: string;
    copy: Record<string, string>;
    onDelete: 'refuse' | 'clear';
    where: Record<string, JsonValue>;
  };
  /** `url`: the call of a back end that gives the rows apart from their record, with `{id}` for its id. */
  child?: { model: string; parent: string; min?: number; max?: number; url?: string };
  /** Expression text (with braces) of a computed value. */
  value?: string;
  rollup?: { from: string; by: string; sum: string; states?: string[] };
  component?: string;
  componentProps: Record<string, JsonValue>;
  cell?: string;
  width?: number;
  hidden: boolean;
  /** Filled by the server (numbers, computed values, rollups, states, common fields, `x-read-only`). */
  readOnly: boolean;
  secret: boolean;
  /** Set where no column of a table holds it: the server gives it besides. */
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
   * Name under which ledgers record the posting. Without one in the document it is derived from `on` and `into`, so
   * that it does not depend on the position in the list.
   */
  name: string;
  on: string;
  undo?: string;
  each?: string;
  when?: string;
  into: string;
  set: Record<string, JsonValue>;
  /** Values that sums of the ledger's balance have after the entry, by field; the entry is the difference. */
  balanceTo?: Record<string, JsonValue>;
}

export interface ResolvedCreation {
  name: string;
  title: string;
  to: string;
  /** Id of the form in which the new bill is filled in; without it that of its model. */
  form?: string;
  in?: string[];
  /** A record for which it does not hold makes none. */
  when?: string;
  /** The message for a person where it does not hold. */
  message?: string;
  permission: string;
  /** The permission to add a record of `to`: without it the new bill could not be saved. */
  targetPermission: string;
  set: Record<string, JsonValue>;
  lines?: { each: string; into: string; when?: string; set: Record<string, JsonValue> };
}

/** People are told once of a record for which `when` holds. */
export interface ResolvedReminder {
  name: string;
  /** A text with expressions, as `text` is. */
  title: string;
  /** Checked every day; with `change` also as records change. */
  on: 'day' | 'change';
  when: string;
  /** In `when` it is so many days later. */
  ahead: number;
  to: { field?: string; role?: string; users: string[] };
  text: string;
  priority: 'L' | 'M' | 'H';
}

/** What a record is, with defaults filled in. Common fields (id, createBy, …) are in `commonFields`, not in `fields`. */
export interface ResolvedModel {
  /** Document id, e.g. `sales/order`. */
  id: string;
  /** Earlier document ids, the latest first; missing without any. */
  formerIds?: string[];
  title: string;
  table: string;
  /** API path below the base, e.g. `/sales/order`. */
  resource: string;
  /** Permission prefix, e.g. `sales:order`; actions are appended: `:list :add :edit :delete :export :import`. */
  permission: string;
  /** The field one calls a record by. */
  label: string;
  fields: ResolvedField[];
  indexes: string[][];
  tree?: { parent: string };
  states?: {
    field: string;
    initial: string;
    /** The states in which a record may be changed, and those in which it may be deleted. */
    editable: string[];
    deletable: string[];
    transitions: ResolvedTransition[];
    /** Former values of states, the latest first. */
    formerNames?: Record<string, string[]>;
  };
  postings: ResolvedPosting[];
  creates: ResolvedCreation[];
  /** Only the server has them (`readReminders`): no page needs them. */
  reminders?: ResolvedReminder[];
  balanceOf?: {
    model: string;
    by: string[];
    sum: string[];
    min: Record<string, number>;
    /** Told behind the values of the group where a sum would fall below its minimum, instead of how much is short. */
    message?: string;
  };
  /** Set where it holds the lines of another model. */
  childOf?: { model: string; field: string };
  /** Deleted records can be looked at, put back and deleted for good. */
  recycleBin?: true;
  page: boolean;
  /** Its records belong to all tenants. */
  shared?: boolean;
  problems: Problem[];
}
