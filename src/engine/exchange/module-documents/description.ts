import type { JsonObject } from '../../../schema/json/index.ts';

/** A choice that a description writes out. */
export interface DescribedChoice {
  value: string;
  text: string;
}

/** A field of a module, as a back end or a person describes it. */
export interface FieldDescription {
  name: string;
  title: string;
  /** The type of its column: `string`, `int`, `double`, `BigDecimal`, `Date`, `Datetime`, `Text`; others hold texts. */
  type: string;
  /** The longest text; 0 where it is not known. */
  length: number;
  /** Decimal places of a number; undefined where they are not known. */
  scale: number | undefined;
  /** A value of the dictionary `online_form_control`. */
  control: string;
  /** `code` alone names a dictionary; with `table`, its columns. */
  dictionary: { code: string; table: string; text: string };
  isRequired: boolean;
  isReadOnly: boolean;
  inForm: boolean;
  inList: boolean;
  /** How it is searched for, if at all: `single`, `like`, `group`. */
  query: string | undefined;
  /** A value of the dictionary `online_form_check`, or a regular expression. */
  check: string | undefined;
  /** The message of a regular expression. */
  checkMessage?: string;
  /** The value of a new record: a text, an expression in braces, or one of the names that JeecgBoot knows (`#{date}`). */
  initial: string | undefined;
  /** Width of the list's column, in pixels. */
  width: number | undefined;
  /** Choices where no dictionary has them. */
  choices?: readonly DescribedChoice[];
  /** More of what a tree to choose from needs: `pidField`, `pidValue`, `hasChildField`, `condition`. */
  tree?: Readonly<Record<string, string>>;
  /** Where the columns of a chosen row of a report go: names separated by commas. */
  popup?: { code: string; from: string; to: string; several: boolean };
  /** Its choices are the rows of its table in which `column` has the value of the field `field`. */
  restrictedBy?: { field: string; column: string };
  /** The column is a link to this address; `${name}` in it takes the value of that field. */
  href?: string;
  /** The list shows the sum below the column. */
  isTotal?: boolean;
  isSortable?: boolean;
  /** The values of a switch, on first. */
  switchValues?: readonly [on: string, off: string];
  /** The model whose records are chosen from. */
  reference?: string;
}

/** An operation that people may do with the records of a module. */
export type ModuleAction =
  'add' | 'edit' | 'detail' | 'delete' | 'batch-delete' | 'import' | 'export' | 'advanced-query';

/** All actions, in the order of lists. */
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
  /** The field that has them in a record. */
  name: string;
  module: ModuleDescription;
  /** The field of a line that has the main record. */
  parent: string;
  /** At most one line belongs to a record. */
  isSingle: boolean;
  /** The call that gives them, with `{id}` for that of the record; absent where they come with the record. */
  url?: string;
}

/** A module: records with a list and a form. Documents are made of it, wherever the description comes from. */
export interface ModuleDescription {
  /** The id of its model document. */
  id: string;
  title: string;
  /** A note for its author. */
  note?: string;
  /** The path of its calls; derived from the id where absent. */
  resource?: string;
  table?: string;
  permission?: string;
  fields: readonly FieldDescription[];
  /** How many fields of the form are side by side. */
  columns: number;
  /** The rows of its list can be ticked. */
  hasBoxes: boolean;
  /** Absent: all. */
  actions?: readonly ModuleAction[];
  /** The field that has the record above, where records form a tree, and the one that is `1` where records are below. */
  tree?: { parent: string; marker?: string };
  lines: readonly LinesDescription[];
  /** Where lines are: part of the form, lists of their own next to the main list, or both, where the lists are only read. */
  linesIn: 'form' | 'list' | 'both';
  /** The order of the list. Without it the latest records come first; an empty one leaves the order to the back end. */
  sort?: JsonObject;
  /** Calls of the list that differ, by the names of `urls` of a list. */
  urls?: JsonObject;
}
