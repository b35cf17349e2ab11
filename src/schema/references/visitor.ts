import type { DocumentKind } from '../documents/document.ts';

/** Which names an expression sees, by where it stands. */
export type ExpressionPlace = 'default' | 'record' | 'line' | 'form' | 'row' | 'menu' | 'call' | 'rule';

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
}

/** Told of everything in a document that names something else. Pointers are into the document as read. */
export interface ReferenceVisitor {
  /** A document is named; one of the kinds must exist. */
  document?(id: string, kinds: readonly DocumentKind[], pointer: string): void;
  /** A field of a model is named. */
  field?(model: string, name: string, pointer: string): void;
  dictionary?(code: string, pointer: string): void;
  rule?(name: string, pointer: string): void;
  permission?(name: string, pointer: string): void;
  action?(name: string, pointer: string, step: string): void;
  expression?(expression: FoundExpression): void;
}

/** Where in the business the visited part stands. */
export interface VisitContext {
  visitor: ReferenceVisitor;
  /** Model whose fields the part names. */
  model?: string;
  /** Model of `$record`, where it is another: inside lines, the form's. */
  recordModel?: string;
  /** Looks up the field of a model that holds lines: the model of its rows. */
  childModel: (model: string | undefined, field: string) => string | undefined;
  place: ExpressionPlace;
  lineModel?: string;
}
