import type { JsonValue } from '../json/index.ts';
import type { FormatNode } from './format-node.ts';

/** The sorts of parts that maps and lists of documents hold. */
export const partSorts = [
  'node',
  'pane',
  'step',
  'column',
  'option',
  'button',
  'search-field',
  'filter',
  'detail',
  'figure',
  'item',
  'field',
  'transition',
  'posting',
  'creation',
  'reminder',
  'rule',
  'test',
  'parameter',
  'group',
  'measure',
  'route',
  'menu-item',
  'permission',
  'call',
] as const;
export type PartSort = (typeof partSorts)[number];

interface Words {
  title?: string;
  description?: string;
}

/** A node of a meta-schema or a props schema with all its annotations, including titles and descriptions. */
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
  /** The sort of the parts in this map or list. At an object: the sort of the nodes in its map. */
  'x-holds'?: PartSort;
  /** The range and the step of the arrow keys in the input of a number. A typed value may be outside the range. */
  'x-input'?: { min?: number; max?: number; step?: number };
  /** The form nodes to which the key applies; all by default. */
  'x-applies'?: { to?: 'field' | 'layout'; types?: string[] };
  /** The member of the object that names the type of the value. */
  'x-typed-by'?: string;
}

export interface AnnotatedFormat {
  definitions: Readonly<Record<string, AnnotatedNode>>;
  widgets: Readonly<Record<string, AnnotatedNode & { 'x-layout'?: true }>>;
}
