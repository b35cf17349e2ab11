import type { JsonObject } from '../../../schema/json/index.ts';

export interface DescribedChoice {
  value: string;
  text: string;
}

/** A field of a module, as described by a back end or a user. */
export interface FieldDescription {
  name: string;
  title: string;
  /** The type of its column: `string`, `int`, `double`, `BigDecimal`, `Date`, `Datetime`, `Text`; others hold texts. */
  type: string;
  /** The maximum text length; 0 if unknown. */
  length: number;
  /** Decimal places of a number; undefined if unknown. */
  scale: number | undefined;
  /** A value of the dictionary `online_form_control`. */
  control: string;
  /** `code` alone names a dictionary; with `table`, its columns. */
  dictionary: { code: string; table: string; text: string };
  isRequired: boolean;
  isReadOnly: boolean;
  inForm: boolean;
  inList: boolean;
  /** The search mode, if any: `single`, `like`, `group`. */
  query: string | undefined;
  /** A value of the dictionary `online_form_check`, or a regular expression. */
  check: string | undefined;
  checkMessage?: string;
  /** The value of a new record: a text, an expression in braces, or one of JeecgBoot's names (`#{date}`). */
  initial: string | undefined;
  /** The width of the list's column, in pixels. */
  width: number | undefined;
  choices?: readonly DescribedChoice[];
  /** Further settings of a tree picker: `pidField`, `pidValue`, `hasChildField`, `condition`. */
  tree?: Readonly<Record<string, string>>;
  popup?: { code: string; from: string; to: string; several: boolean };
  /** Its choices are the rows of its table in which `column` has the value of the field `field`. */
  restrictedBy?: { field: string; column: string };
  href?: string;
  isTotal?: boolean;
  isSortable?: boolean;
  switchValues?: readonly [on: string, off: string];
  reference?: string;
}

export type ModuleAction =
  'add' | 'edit' | 'detail' | 'delete' | 'batch-delete' | 'import' | 'export' | 'advanced-query';

export const moduleActions: readonly ModuleAction[] = [
  'add',
  'edit',
  'detail',
  'delete',
  'batch-delete',
  'import',
  'export',
  'advanced-query',
];

/** Records of another module that belong to a record of this one. */
export interface LinesDescription {
  name: string;
  module: ModuleDescription;
  parent: string;
  isSingle: boolean;
  /** The call that loads them, with `{id}` for the record's id; absent if they are part of the record. */
  url?: string;
}

/**
 * A module: records with a list and a form. Its documents are generated from this description, regardless of its
 * source.
 */
export interface ModuleDescription {
  id: string;
  title: string;
  note?: string;
  /** The path of its calls; derived from the id if absent. */
  resource?: string;
  table?: string;
  permission?: string;
  fields: readonly FieldDescription[];
  columns: number;
  hasBoxes: boolean;
  actions?: readonly ModuleAction[];
  /** For records in a tree: the field that holds the parent, and the one that is `1` if there are children. */
  tree?: { parent: string; marker?: string };
  lines: readonly LinesDescription[];
  /**
   * The place of the lines: in the form, in separate lists next to the main list, or in both; then the lists are
   * read-only.
   */
  linesIn: 'form' | 'list' | 'both';
  /**
   * The order of the list. If absent, the latest records come first; an empty object leaves the order to the back end.
   */
  sort?: JsonObject;
  /** The list's calls that differ, by the names of `urls` of a list. */
  urls?: JsonObject;
}
