import type { JsonValue } from '../../schema/json/index.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { ResolvedColumn, TableOptions } from '../columns/resolved-column.ts';
import type { FieldOption, ResolvedField, ResolvedModel } from '../model/index.ts';
import type { Authority } from '../permission/index.ts';
import type { RuleSet, ValueProblem } from '../rules/index.ts';
import type { ActionStep } from './action-step.ts';
import type { DynamicProps } from './dynamic-props.ts';

/**
 * A form ready for rendering: references resolved, defaults of model and widgets filled in, passed through the gate.
 */
export interface ResolvedForm {
  /** The key of the document it came from (a form, or the model or list that carries it inline). */
  document: string;
  title: string;
  model?: ResolvedModel;
  layout: {
    labelWidth: number;
    labelPosition: 'left' | 'right' | 'top';
    size: 'medium' | 'small' | 'mini';
    columns: number;
    isDescription?: boolean;
  };
  width?: number;
  nodes: FieldTreeNode[];
  rules: FormRule[];
  ruleSet?: RuleSet;
  problems: Problem[];
}

/** A rule over several fields: the expression must hold. */
export interface FormRule {
  when: string;
  message: string;
  field?: string;
  severity: 'error' | 'warning';
  on: { save: boolean; delete: boolean };
  pointer: string;
}

interface NodeBase {
  key: string;
  /** The place of the node in the tree: keys joined by dots, including layout. It is the node's identity for React. */
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
  /** Literal props and expressions (text with braces), already passed through the gate. */
  props: Record<string, JsonValue>;
  dynamic?: DynamicProps;
  decorator: 'FormItem' | null;
  decoratorProps: { gridSpan?: number; labelWidth?: number; tooltip?: string; controlWidth?: string };
  options?: FieldOption[];
  remoteOptions?: RemoteOptions;
  linkage: Linkage;
  lines?: FieldLines;
  /** True when the value is only used on the page and never sent to the server. */
  transient?: true;
  problem?: Problem;
}

/**
 * The columns of rows and the form of one row. A model without an id is generated, because no model describes the rows.
 */
export interface FieldLines {
  model: ResolvedModel;
  columns: ResolvedColumn[];
  nodes: FieldTreeNode[];
  table?: TableOptions;
  most?: number;
  written?: true;
}

/** A node that arranges others or shows something, without its own value. */
export interface LayoutNode extends NodeBase {
  kind: 'layout';
  title?: string;
  component: string;
  props: Record<string, JsonValue>;
  dynamic?: DynamicProps;
  content?: string;
  span?: number;
  /** True if it takes one cell of a grid by default, instead of a whole row. */
  cell?: true;
  /** The steps for an item that is chosen in it, by the name of the item. */
  actions?: Record<string, readonly ActionStep[]>;
  linkage: Linkage;
  children: FieldTreeNode[];
}

/** A part of the document that is invalid, rendered as a card in its place. */
export interface ProblemNode extends NodeBase {
  kind: 'problem';
  problem: Problem;
}

export type FieldTreeNode = FieldNode | LayoutNode | ProblemNode;

/** Everything that determines a node's state, as written: booleans or expression texts. */
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

export interface NodeState {
  visible: boolean;
  /** True if values alone make it invisible: its value is ignored, as if nothing had been filled in. */
  absent?: boolean;
  /** Hidden, but its value is kept and sent. */
  hidden: boolean;
  disabled: boolean;
  readOnly: boolean;
  required: boolean;
  value?: unknown;
  title?: string;
  description?: string;
  options?: FieldOption[];
  /** The values of the props that contain expressions, without those that failed, have no result or do not fit. */
  props?: Record<string, JsonValue>;
  problem?: Problem;
  reasons: StateReason[];
}

export interface StateReason {
  state: 'visible' | 'hidden' | 'disabled' | 'readOnly' | 'required' | 'value';
  /** One Chinese sentence. */
  text: string;
  pointer?: string;
  expression?: string;
  carrier?: FieldNode | LayoutNode;
}

export interface FormEvaluation {
  /**
   * By node address. A node inside lines has one state for all rows (`lines.items.qty`), and one for each row
   * (`lines.2.qty`) if its state depends on conditions.
   */
  states: Map<string, NodeState>;
  /** By data path, in the order of the form; invisible fields are not checked. */
  problems: ValueProblem[];
  computed: Map<string, unknown>;
  /** Data paths of absent fields (see `NodeState`); for rows with their indexes: `lines.2.note`. */
  absent: ReadonlySet<string>;
  reactionValues: readonly ReactionValue[];
  failures: Problem[];
}

export interface ReactionValue {
  /** Identifies the reaction and its branch: the document, the pointer, and `fulfill` or `otherwise`. */
  source: string;
  path: string;
  lines?: string;
  value: unknown;
  /** The value of the field that carries the reaction, if each change of it counts. */
  by?: unknown;
}

/** The values that expressions can read besides the record. */
export interface EvaluationContext {
  user?: { id: string; username: string; realname: string; orgCode?: string };
  route?: Record<string, string>;
  /** The user's permissions; `undefined` allows all. */
  permissions?: ReadonlySet<string>;
  authority?: Authority;
  mode?: 'create' | 'edit' | 'detail';
  /** True if hidden values count as well: a server checks everything that a call sends. */
  countsHidden?: true;
  /** For `$now` and `$today`; the system clock by default. */
  now?: Date;
}

export interface RemoteOptions {
  function: string;
  value: string;
  label: string;
  children: string;
}
