import type { JsonValue } from '../json/index.ts';
import type { FormatNode } from './format-node.ts';

/** The words of a schema in one language. */
interface Words {
  title?: string;
  description?: string;
}

/** A node of a meta-schema or a props schema with all that its authors say of it, words for people included. */
export interface AnnotatedNode
  extends Omit<FormatNode, 'not' | 'properties' | 'additionalProperties' | 'propertyNames' | 'items' | 'anyOf'>, Words {
  not?: AnnotatedNode;
  properties?: Readonly<Record<string, AnnotatedNode>>;
  additionalProperties?: boolean | AnnotatedNode;
  propertyNames?: AnnotatedNode;
  items?: AnnotatedNode;
  anyOf?: AnnotatedNode[];
  default?: JsonValue;
  examples?: JsonValue[];
  required?: string[];
  format?: string;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  'x-en-US'?: Words;
  'x-group'?: string;
  'x-labels'?: Readonly<Record<string, { 'zh-CN': string; 'en-US': string }>>;
  'x-message'?: string;
  /** The control that edits a number: which arrow keys leave it where, and what they add. What is typed may go beyond. */
  'x-input'?: { min?: number; max?: number; step?: number };
  /** The nodes of a form that the key means something to: all where it is left out. */
  'x-applies'?: { to?: 'field' | 'layout'; types?: string[] };
  /** The value is of the type that this member of the object names. */
  'x-typed-by'?: string;
}

/** What the designer reads of the format: the meta-schemas by the name of the definition, and the props of widgets. */
export interface AnnotatedFormat {
  definitions: Readonly<Record<string, AnnotatedNode>>;
  widgets: Readonly<Record<string, AnnotatedNode & { 'x-layout'?: true }>>;
}
