import type { DocumentKind } from '../documents/document.ts';
import type { ExpressionPlace } from '../expressions/index.ts';
import type { JsonObject, JsonValue } from '../json/index.ts';
import type { FormPlace } from './form-names.ts';

/** Where in a document a name stands: in the text at the pointer, or in its last segment (a key). */
export interface NamePlace {
  pointer: string;
  atKey: boolean;
  /** Part of the text that is the name, as indexes into it. */
  start: number;
  end: number;
}

/** What a part of a document names. */
export type Mention =
  /** `around`: the model of the records that stand where it is named. */
  | { sort: 'document'; id: string; kinds: readonly DocumentKind[]; around?: string }
  | { sort: 'field'; model: string; name: string }
  /** A node that a form has by itself, by its data path in the whole form; a layout node by its key. */
  | { sort: 'node'; form: FormPlace; path: string; isLayout?: true }
  /** A field that a form should have: it has none, and neither has its model. */
  | { sort: 'missing-node'; name: string; known: readonly string[] }
  | { sort: 'state' | 'transition' | 'creation'; model: string; name: string }
  | { sort: 'action' | 'dictionary' | 'rule' | 'builtInRule' | 'permission'; name: string }
  /** The table or the id of a model, at the beginning of the text. */
  | { sort: 'table'; name: string }
  | { sort: 'icon'; name: string; of: 'menu' | 'button' }
  | { sort: 'path'; name: string; of: 'api' | 'page' }
  /** An argument of the request or the query of that id; of one that is not named in the document itself, without it. */
  | { sort: 'argument'; name: string; of?: string }
  | { sort: 'widget' | 'cell' | 'columnType' | 'slot' | 'condition'; name: string };

/** A mention and where it stands. */
export type FoundReference = Mention & NamePlace;

/** An expression, without its braces, and what stands around it. */
export interface FoundExpression {
  text: string;
  pointer: string;
  /** Index of the text in the string that holds it. */
  start: number;
  place: ExpressionPlace;
  /** The model of `$record`. */
  model?: string;
  /** The model of `$line`. */
  lineModel?: string;
  /** The form whose values `$values` has, and `$record` where the place is a form; in rows the data path of their lines. */
  form?: { place: FormPlace; rows?: string };
  /**
   * The nodes of the form that are no fields of its model, by data path: inside rows those of the row, and in `around`
   * those of the surrounding form.
   */
  ownFields?: { here: ReadonlySet<string>; around?: ReadonlySet<string> };
}

/** Props that a document gives to a component that it does not name. */
export interface FoundProps {
  value: JsonObject;
  pointer: string;
  shelf: 'widgets' | 'cells';
}

/** Words for people: a text, or one for each language. */
export interface FoundText {
  value: JsonValue;
  pointer: string;
}

/** Told of everything in a document that names something else. Pointers are into the document as read. */
export interface ReferenceVisitor {
  reference?(found: FoundReference): void;
  expression?(found: FoundExpression): void;
  impliedProps?(found: FoundProps): void;
  text?(found: FoundText): void;
  /** A list over that model names no editor, so that records open in the form beside the model. */
  ownForm?(model: string): void;
}
