import type { ExpressionPlace } from '../../../src/schema/expressions/index.ts';
import type { AnnotatedNode, Names } from '../../../src/schema/format/index.ts';
import type { JsonObject, JsonValue } from '../../../src/schema/json/index.ts';

/** What is selected: the form document itself, or a node of it with the widget that draws it. */
export type PropertyTarget =
  | { kind: 'form' }
  | {
      kind: 'node';
      /** What tells it from other nodes of the form; the panel starts anew where it changes. */
      address: string;
      /** The widget that draws it, whether the node names it or not. */
      widget: string;
      /** The type of its value, where the node does not say it and its model does. */
      type?: string;
      /** The props schema as registered, for a widget of a host application. */
      props?: JsonObject;
    };

export interface Choice {
  value: string | number | boolean | null;
  label: string;
}

/** How a value that is fixed is edited. */
export type Editor =
  /** `isByLanguage`: there may be one for each language, of which the one of the person is edited. */
  | { kind: 'text'; limits: AnnotatedNode; isByLanguage?: boolean }
  | { kind: 'boolean' }
  | { kind: 'number'; isWhole: boolean; limits: AnnotatedNode }
  | { kind: 'choice'; choices: Choice[] }
  /** A list of texts. */
  | { kind: 'texts' }
  /** The options of a field: a line each. */
  | { kind: 'options'; isNumeric: boolean }
  /** Anything else, as JSON. */
  | { kind: 'json'; schema: AnnotatedNode };

/** How the value that is there is edited: as the editor does, as an expression, or as JSON where it fits neither. */
export type PropertyMode = 'fixed' | 'expression' | 'json';

/** One thing that can be set. */
export interface Property {
  /** The name of its field in the form of the panel. */
  name: string;
  /** From the node (or the document) to the value. */
  path: readonly string[];
  group: string;
  label: string;
  description: string;
  editor: Editor;
  /** What leaving it out means, where the schema says it. */
  default?: JsonValue;
  /** Whether an expression may stand there. */
  takesExpression: boolean;
  /** Which names an expression sees there. */
  sees: ExpressionPlace;
  mode: PropertyMode;
  /** Whether the document says it. */
  isChanged: boolean;
  /** That several nodes are selected, and their values differ. */
  isMixed?: boolean;
  /** What its text names, such as a dictionary. */
  names: readonly Names[];
}

/** Properties that belong together, in the order of the schema. */
export interface PropertyGroup {
  name: string;
  label: string;
  properties: Property[];
}
