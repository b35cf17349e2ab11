import { format } from '../../../generated/format.ts';
import type { JsonValue } from '../json/index.ts';
import { oncePerObject } from '../memory/once-per-object.ts';
import type { FormatNode } from './format-node.ts';

/**
 * Returns the node of that name: a kind (`list`), or a part of one (`list_listBody`, `common_steps`).
 * @throws if the format has no such definition, which is a defect of the program, not of a document.
 */
export function definition(name: string): FormatNode {
  const node = Object.hasOwn(format, name) ? format[name] : undefined;
  if (!node) throw new Error(`the format has no definition ${name}`);
  return node;
}

export function isDefined(name: string): boolean {
  return Object.hasOwn(format, name);
}

/** Returns the node merged with the node that its `$ref` refers to; keys next to the `$ref` override. */
export function follow(node: FormatNode): FormatNode {
  return node.$ref === undefined ? node : followed(node);
}

const followed = oncePerObject(({ $ref = '', ...own }: FormatNode): FormatNode => ({
  ...follow(definition($ref.replace('#/definitions/', ''))),
  ...own,
}));

/**
 * True if an unknown name is also allowed: a column type that a widget declares, or a button, which then reports that
 * it is unknown.
 */
export function isOpenChoice(node: FormatNode): boolean {
  const { 'x-names': names } = follow(node);
  return names !== undefined && !Array.isArray(names) && (names.columnType ?? names.button) === true;
}

/** True if the type of the value fits the node. */
export function admits(node: FormatNode, value: JsonValue): boolean {
  const { type, enum: choices, const: only, anyOf } = follow(node);
  if (anyOf) return anyOf.some((branch) => admits(branch, value));
  if (only !== undefined) return only === value;
  if (choices) return choices.some((choice) => choice === value) || (isOpenChoice(node) && typeof value === 'string');
  if (type === undefined) return true;
  const types = typeof type === 'string' ? [type] : type;
  return types.includes(typeOf(value)) || (typeof value === 'number' && types.includes('integer'));
}

function typeOf(value: JsonValue): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
