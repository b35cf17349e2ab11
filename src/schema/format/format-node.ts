import type { DocumentKind } from '../documents/document.ts';
import type { ExpressionPlace } from '../expressions/index.ts';

/** A node of a meta-schema or a props schema: the draft-07 keywords that the format uses, and its own annotations. */
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
  'x-names'?: Names | Names[];
  'x-key-names'?: Names;
  /** The place of expressions: the whole text, anywhere inside the value, or as parts of a text. */
  'x-expression'?: 'whole' | 'inside' | 'parts';
  'x-sees'?: ExpressionPlace;
  /** Binds the variables that `x-names` uses, from here on. */
  'x-bind'?: Partial<Record<Variable, Source>>;
  /** The path of members to the form whose fields are named inside; '' for this object itself. */
  'x-form'?: string;
  /** Props of a component, by the member that names it (`true`: it is not named here), or a step by its first key. */
  'x-props-of'?: { widget?: string | true; cell?: string | true; action?: true };
  /** An item with its own title need not name a field of the model. */
  'x-own-titles'?: true;
  /** The expected text for a `pattern`, in words. */
  'x-expected'?: string;
  'x-safe'?: SafeText;
  'x-otherwise'?: string | boolean;
  /** A refused item leaves its place empty, so that the indexes of the others stay valid. */
  'x-keep-places'?: true;
  /** Preserved for the system it came from: rendering and saving ignore it, and the gate drops it unread. */
  'x-kept'?: true;
  /** A text that is shown; a map by language is allowed in its place. */
  'x-text'?: true;
}

export type SafeText = 'text' | 'name' | 'pattern' | 'format' | 'address' | 'markup' | 'style';

/**
 * The models and the report whose parts are named: `model` of the part itself, `line` of `$line`, `target` that a part
 * refers to or writes into, `rows` of lines that it writes, `report` for the query of a popup.
 */
export type Variable = 'model' | 'line' | 'target' | 'rows' | 'report';

export type Source =
  | { member: string }
  | { modelOf: string; kind: DocumentKind }
  /**
   * The line model of a field: of the field that a member names (without one, the first lines), or of the node's own.
   */
  | { lines: string; of: Variable }
  | { lines: true }
  | { self: true }
  | { none: true };

/** The thing that a text or a key names. `declares`: the name is declared here instead of used. */
export interface Names {
  document?: DocumentKind[] | 'key';
  /** A field of the model of this variable. With `node`: or a field that only the form has. */
  field?: Variable;
  /** A field of the form, by its data path; `string`: of the form that this member names. */
  node?: true | string;
  /** With `node`: or a layout node. */
  layout?: true;
  /** With `node`: or a value of the form without a field. */
  free?: true;
  /** A key is not a reference if its object has this member. */
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
  /** A built-in button of the list. */
  button?: true;
  condition?: true;
  path?: 'api' | 'page';
}

export interface PropsFormat {
  widgets: Readonly<Record<string, FormatNode>>;
  cells: Readonly<Record<string, FormatNode>>;
  actions: Readonly<Record<string, FormatNode>>;
}
