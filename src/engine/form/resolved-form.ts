import type { JsonValue } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problem.ts';
import type { VocabularyEntry } from '../../schema/vocabulary.ts';
import type { ActionStep, ResolvedColumn, TableOptions } from '../list/index.ts';
import type { FieldOption, ResolvedField, ResolvedModel } from '../model/index.ts';
import type { Authority } from '../permission/index.ts';
import type { RuleSet } from '../rules/index.ts';
import type { RemoteOptions } from './remote-options.ts';

/** A form ready to be drawn: references followed, model and widget defaults filled in, passed through the gate. */
export interface ResolvedForm {
  /** Key of the document it came from (a form, or the model or list that carries it inline). */
  document: string;
  title: string;
  model?: ResolvedModel;
  layout: {
    labelWidth: number;
    labelPosition: 'left' | 'right' | 'top';
    size: 'medium' | 'small' | 'mini';
    columns: number;
    /** A record that is only looked at stands in a framed list of labels and texts. */
    isDescription?: boolean;
  };
  width?: number;
  nodes: FieldTreeNode[];
  rules: FormRule[];
  /** The named rules that its fields may use. */
  ruleSet?: RuleSet;
  problems: Problem[];
}

/** A rule over several fields: the expression must hold. */
export interface FormRule {
  when: string;
  message: string;
  field?: string;
  severity: 'error' | 'warning';
  /** What it guards: saving, deleting, or both. */
  on: { save: boolean; delete: boolean };
  pointer: string;
}

/** The props of a node that hold expressions, and what its component lets them be. */
export interface DynamicProps {
  names: string[];
  entry: VocabularyEntry;
}

interface NodeBase {
  /** The key in the document; unique among its siblings. */
  key: string;
  /** Where the node stands in the tree, keys joined by dots, layout included: identity for React. */
  address: string;
  /** JSON pointer in the document named by `document`. */
  pointer: string;
  document: string;
}

/** A node with a value. `path` is the data path (layout left out), e.g. `name` or `address.city`. */
export interface FieldNode extends NodeBase {
  kind: 'field';
  path: string;
  field: ResolvedField;
  title: string;
  description?: string;
  component: string;
  /** Literal props and expressions (text with braces), already through the gate. */
  props: Record<string, JsonValue>;
  /** Absent where all props are literal. */
  dynamic?: DynamicProps;
  decorator: 'FormItem' | null;
  decoratorProps: { gridSpan?: number; labelWidth?: number; tooltip?: string; controlWidth?: string };
  options?: FieldOption[];
  /** Set where a function of the host gives the options. */
  remoteOptions?: RemoteOptions;
  linkage: Linkage;
  /** Of a field that holds rows. */
  lines?: FieldLines;
  /** True when the value is only used on the page and never sent to the server. */
  transient?: true;
  /** Why the field cannot be filled in: its value could not be saved. */
  problem?: Problem;
}

/** The columns of rows and the form of one row. A model without an id stands for rows that no model describes. */
export interface FieldLines {
  model: ResolvedModel;
  columns: ResolvedColumn[];
  nodes: FieldTreeNode[];
  table?: TableOptions;
  /** So many rows at most. */
  most?: number;
  /** Set where the document wrote the nodes of a row. */
  written?: true;
}

/** A node that arranges others or shows something, without a value of its own. */
export interface LayoutNode extends NodeBase {
  kind: 'layout';
  title?: string;
  component: string;
  props: Record<string, JsonValue>;
  /** Absent where all props are literal. */
  dynamic?: DynamicProps;
  content?: string;
  /** So many columns of what is around it, where the document says so. */
  span?: number;
  /** Without a word it takes one cell of a grid, else a whole row. */
  cell?: true;
  /** What is done when something is chosen in it, by the name of what is chosen. */
  actions?: Record<string, readonly ActionStep[]>;
  linkage: Linkage;
  children: FieldTreeNode[];
}

/** A part of the document that could not be understood: drawn as a card in its place. */
export interface ProblemNode extends NodeBase {
  kind: 'problem';
  problem: Problem;
}

export type FieldTreeNode = FieldNode | LayoutNode | ProblemNode;

/** Everything that decides a node's state, as written: booleans or expression texts. */
export interface Linkage {
  visible?: boolean | string;
  hidden?: boolean | string;
  disabled?: boolean | string;
  readOnly?: boolean | string;
  required?: boolean | string;
  value?: string;
  permission?: string;
  reactions: Reaction[];
}

export interface Reaction {
  target?: string;
  when?: string;
  fulfill: Record<string, JsonValue>;
  otherwise: Record<string, JsonValue>;
  pointer: string;
}

/** What `evaluateForm` says of one node (by address). */
export interface NodeState {
  visible: boolean;
  /** True where values alone make it invisible: its value counts for nothing, as if nothing had been filled in. */
  absent?: boolean;
  /** Hidden but its value is kept and sent. */
  hidden: boolean;
  disabled: boolean;
  readOnly: boolean;
  required: boolean;
  /** Present where the value is computed: the value to show and to send. */
  value?: unknown;
  title?: string;
  description?: string;
  options?: FieldOption[];
  /** Values of the props that hold expressions; one that failed, gave nothing or does not fit is not among them. */
  props?: Record<string, JsonValue>;
  /** Set where its value cannot be computed because it goes in a circle (code `cycle`). */
  problem?: Problem;
  /** Why: what decided each state, for people. */
  reasons: StateReason[];
}

export interface StateReason {
  state: 'visible' | 'hidden' | 'disabled' | 'readOnly' | 'required' | 'value';
  /** One Chinese sentence. */
  text: string;
  pointer?: string;
  expression?: string;
  /** The node whose reaction decided the state. */
  carrier?: FieldNode | LayoutNode;
}

/** A finding about a value: a required field left empty, a rule not met. */
export interface ValueProblem {
  /** Data path, e.g. `name` or `lines.2.qty`; '' for the record as a whole. */
  path: string;
  severity: 'error' | 'warning';
  rule: string;
  message: string;
}

export interface FormEvaluation {
  /**
   * By node address. A node inside lines has one for all rows (`lines.items.qty`), and, where its state depends on
   * conditions, one for each row (`lines.2.qty`).
   */
  states: Map<string, NodeState>;
  /** By data path: what is wrong with the values, in the order of the form; invisible fields are not checked. */
  problems: ValueProblem[];
  /** Values computed from others, by data path. */
  computed: Map<string, unknown>;
  /** Data paths of fields that are absent (see `NodeState`); of rows with their numbers: `lines.2.note`. */
  absent: ReadonlySet<string>;
  /** The values that reactions give at present; `begunValues` decides which of them are written. */
  reactionValues: readonly ReactionValue[];
  /** Expressions that failed while evaluating (the node took its safe side). */
  failures: Problem[];
}

/** The value that the reaction at a place of a document gives to a field. */
export interface ReactionValue {
  /** Identifies the reaction and its branch: the document, the pointer, and `fulfill` or `otherwise`. */
  source: string;
  /** Data path of the field, in rows with the number: `lines.2.note`. */
  path: string;
  /** Data path of the rows it is in. */
  lines?: string;
  value: unknown;
  /** The value of the field that carries the reaction, where each of its changes counts. */
  by?: unknown;
}

/** What expressions may see beside the values. */
export interface EvaluationContext {
  user?: { id: string; username: string; realname: string; orgCode?: string };
  route?: Record<string, string>;
  /** Permission names the person holds; `undefined` allows all. */
  permissions?: ReadonlySet<string>;
  /** What the server says of the columns of tables. */
  authority?: Authority;
  mode?: 'create' | 'edit' | 'detail';
  /** Set where values that the form hides count all the same: a server checks what a call sends. */
  countsHidden?: true;
  /** For `$now` and `$today`; the clock when left out. */
  now?: Date;
}
