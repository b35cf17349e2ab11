import type { DocumentKind } from '../documents/document.ts';
import type { ExpressionPlace } from '../expressions/index.ts';
import type { JsonObject, JsonValue } from '../json/index.ts';
import type { FormPlace } from './form-names.ts';

/** The place of a name in a document: in the text at the pointer, or in its last segment (a key). */
export interface NamePlace {
  pointer: string;
  atKey: boolean;
  start: number;
  end: number;
}

export type Mention =
  /** `around`: the model of the records at the place of the reference. */
  | { sort: 'document'; id: string; kinds: readonly DocumentKind[]; around?: string }
  | { sort: 'field'; model: string; name: string }
  /** A node that only the form has, by its data path in the whole form; a layout node by its key. */
  | { sort: 'node'; form: FormPlace; path: string; isLayout?: true }
  | { sort: 'missing-node'; name: string; known: readonly string[] }
  | { sort: 'state' | 'transition' | 'creation'; model: string; name: string }
  | { sort: 'action' | 'dictionary' | 'rule' | 'builtInRule' | 'permission'; name: string }
  /** The table or the id of a model, at the beginning of the text. */
  | { sort: 'table'; name: string }
  | { sort: 'icon'; name: string; of: 'menu' | 'button' }
  | { sort: 'path'; name: string; of: 'api' | 'page' }
  /** An argument of the request or query with that id; `of` is absent if the document itself does not name one. */
  | { sort: 'argument'; name: string; of?: string }
  | { sort: 'widget' | 'cell' | 'columnType' | 'slot' | 'condition'; name: string };

export type FoundReference = Mention & NamePlace;

export interface FoundExpression {
  text: string;
  pointer: string;
  start: number;
  place: ExpressionPlace;
  /** The model of `$record`. */
  model?: string;
  /** The model of `$line`. */
  lineModel?: string;
  /**
   * The form of `$values`, and of `$record` if the place is a form; in rows, `rows` is the data path of their lines.
   */
  form?: { place: FormPlace; rows?: string };
  /**
   * The nodes of the form that are not fields of its model, by data path: inside rows those of the row, and in `around`
   * those of the surrounding form.
   */
  ownFields?: { here: ReadonlySet<string>; around?: ReadonlySet<string> };
}

/** Props for a component that the document does not name. */
export interface FoundProps {
  value: JsonObject;
  pointer: string;
  shelf: 'widgets' | 'cells';
}

export interface FoundText {
  value: JsonValue;
  pointer: string;
}

/** Receives everything in a document that names something else. Pointers are into the document as read. */
export interface ReferenceVisitor {
  reference?(found: FoundReference): void;
  expression?(found: FoundExpression): void;
  impliedProps?(found: FoundProps): void;
  text?(found: FoundText): void;
  /** Called for a list over that model without an editor: its records open in the form with the id of the model. */
  ownForm?(model: string): void;
}
