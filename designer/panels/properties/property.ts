import type { ExpressionPlace } from '../../../src/schema/expressions/index.ts';
import type { AnnotatedNode, Names } from '../../../src/schema/format/index.ts';
import type { JsonObject, JsonValue } from '../../../src/schema/json/index.ts';

/** The target of the panel: the form document itself, or a node of it with its widget. */
export type PropertyTarget =
  | { kind: 'form' }
  | {
      kind: 'node';
      /** Identifies the node in the form; the panel is reset when it changes. */
      address: string;
      /** The widget that renders it, even if the node does not name it. */
      widget: string;
      /** The type of its value, if only the model defines it. */
      type?: string;
      /** The registered props schema, for a widget of a host application. */
      props?: JsonObject;
    };

export interface Choice {
  value: string | number | boolean | null;
  label: string;
}

/** The editor for fixed values. */
export type Editor =
  /** `isByLanguage`: there may be a text for each language; that of the current language is edited. */
  | { kind: 'text'; limits: AnnotatedNode; isByLanguage?: boolean }
  | { kind: 'boolean' }
  | { kind: 'number'; isWhole: boolean; limits: AnnotatedNode }
  | { kind: 'choice'; choices: Choice[] }
  | { kind: 'texts' }
  | { kind: 'options'; isNumeric: boolean }
  | { kind: 'json'; schema: AnnotatedNode };

/** How the current value is edited: by its editor, as an expression, or as JSON if neither fits. */
export type PropertyMode = 'fixed' | 'expression' | 'json';

/** A property that can be set. */
export interface Property {
  /** The name of its field in the form of the panel. */
  name: string;
  path: readonly string[];
  group: string;
  label: string;
  description: string;
  editor: Editor;
  /** The default value, if the schema defines one. */
  default?: JsonValue;
  takesExpression: boolean;
  /** The names that an expression can refer to there. */
  sees: ExpressionPlace;
  mode: PropertyMode;
  isChanged: boolean;
  /** True if several nodes are selected and their values differ. */
  isMixed?: boolean;
  /** The kinds of things that its text can name, such as a dictionary. */
  names: readonly Names[];
}

/** A group of related properties, in the order of the schema. */
export interface PropertyGroup {
  name: string;
  label: string;
  properties: Property[];
}
