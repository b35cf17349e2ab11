import type { DocumentKind } from '../documents/document.ts';
import type { ExpressionPlace } from '../expressions/index.ts';

/** A node of a meta-schema or a props schema: the draft-07 keywords that the format uses, and our annotations. */
export interface FormatNode {
  $ref?: string;
  type?: string | string[];
  enum?: (string | number | boolean | null)[];
  const?: string | number | boolean;
  pattern?: string;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  not?: FormatNode;
  properties?: Readonly<Record<string, FormatNode>>;
  additionalProperties?: boolean | FormatNode;
  propertyNames?: FormatNode;
  items?: FormatNode;
  anyOf?: FormatNode[];
  /** What a text names. */
  'x-names'?: Names | Names[];
  /** What the keys of an object name. */
  'x-key-names'?: Names;
  /** Where expressions stand: the whole text, anywhere inside the value, or as parts of a text. */
  'x-expression'?: 'whole' | 'inside' | 'parts';
  /** Which names the expressions in here see. */
  'x-sees'?: ExpressionPlace;
  /** What the variables that `x-names` uses stand for from here on. */
  'x-bind'?: Partial<Record<Variable, Source>>;
  /** Where the form stands whose fields are named in here: a path of members, '' for this object itself. */
  'x-form'?: string;
  /** Props of a component, by the member that names it (`true`: not said here), or a step by its first key. */
  'x-props-of'?: { widget?: string | true; cell?: string | true; action?: true };
  /** An item with a title of its own stands for itself: its field need not be one of the model. */
  'x-own-titles'?: true;
  /** What a text with a pattern is, for people. */
  'x-expected'?: string;
  /** What kind of text is safe here. */
  'x-safe'?: SafeText;
  /** The value that is taken where the written one is refused. */
  'x-otherwise'?: string | boolean;
  /** A refused item leaves its place empty, so that the indexes of the others hold. */
  'x-keep-places'?: true;
  /** Kept for whom it came from: nothing that draws or saves sees it, and the gate drops it unread. */
  'x-kept'?: true;
  /** Words for people: a map by language may stand in its place. */
  'x-text'?: true;
}

export type SafeText = 'text' | 'name' | 'pattern' | 'format' | 'address' | 'markup' | 'style';

/**
 * The models and the report whose parts are named: `model` of the part itself, `line` of `$line`, `target` of what a part
 * refers to or writes into, `rows` of lines that it writes, `report` for the query of a popup.
 */
export type Variable = 'model' | 'line' | 'target' | 'rows' | 'report';

/** How a variable is found, from the object at which it is bound. */
export type Source =
  | { member: string }
  | { modelOf: string; kind: DocumentKind }
  /** The model of the lines of a field: that which a member names (the first lines without one), or the node's own. */
  | { lines: string; of: Variable }
  | { lines: true }
  | { self: true }
  | { none: true };

/** What a text or a key names. `declares` marks where the name is made, not used. */
export interface Names {
  document?: DocumentKind[] | 'key';
  /** A field of the model that the variable stands for; `node`: or a field that the form has by itself. */
  field?: Variable;
  /** A field of the form, by its data path; `string`: of the form that this member names. */
  node?: true | string;
  /** With `node`: a layout node too. */
  layout?: true;
  /** With `node`: or a value that the form carries without a field. */
  free?: true;
  /** The object under a key that has this member is no mention. */
  unless?: string;
  declares?: true;
  /** Names separated by commas. */
  list?: true;
  state?: Variable;
  transition?: Variable | 'declares';
  creation?: Variable | 'declares';
  reportColumn?: true;
  argument?: string;
  dictionary?: true | 'declares';
  /** With `dictionary`: or `table,text column,value column`. */
  orTable?: true;
  rule?: true | 'declares';
  builtInRule?: true;
  permission?: true | 'declares' | 'prefix' | 'page';
  widget?: true;
  cell?: true;
  columnType?: true;
  slot?: true;
  icon?: 'menu' | 'button';
  /** A button that the list has by itself. */
  button?: true;
  condition?: true;
  path?: 'api' | 'page';
}

/** What the props of widgets and cells and the arguments of actions name, by the name of the thing. */
export interface PropsFormat {
  widgets: Readonly<Record<string, FormatNode>>;
  cells: Readonly<Record<string, FormatNode>>;
  actions: Readonly<Record<string, FormatNode>>;
}
