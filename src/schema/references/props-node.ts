import type { FormatNode, PropsFormat } from '../format/index.ts';
import { readString, type JsonObject } from '../json/index.ts';
import { oncePerObject } from '../memory/once-per-object.ts';

/**
 * Returns the schema of the props of the component that `holder` names. For an implied component, all components that
 * have such a prop count.
 */
export function propsNode(
  of: NonNullable<FormatNode['x-props-of']>,
  holder: JsonObject,
  props: PropsFormat,
): FormatNode {
  const { entry, shelf } = componentProps(of, holder, props);
  return entry ?? anyOf(props[shelf]);
}

/** Returns the shelf of the component, and its schema if `holder` names it. */
export function componentProps(
  { widget, cell }: NonNullable<FormatNode['x-props-of']>,
  holder: JsonObject,
  props: PropsFormat,
): { entry?: FormatNode; shelf: 'widgets' | 'cells' } {
  const shelf = widget === undefined ? 'cells' : 'widgets';
  const member = widget ?? cell;
  const name = typeof member === 'string' ? readString(holder[member]) : undefined;
  const entry = name !== undefined && Object.hasOwn(props[shelf], name) ? props[shelf][name] : undefined;
  return { shelf, ...(entry && { entry }) };
}

function isNamed(node: FormatNode | undefined): boolean {
  const names = node?.['x-names'];
  if (names === undefined || Array.isArray(names)) return false;
  return Boolean(names.document ?? names.dictionary) || names.field === 'rows';
}

/**
 * Merges the props of all components of a shelf that name documents, dictionaries or fields of lines, or contain texts
 * that are shown. If several components have a prop with the same name, the first one is used.
 */
const anyOf = oncePerObject((shelf: PropsFormat['widgets']): FormatNode => {
  const properties: Record<string, FormatNode> = {};
  for (const { properties: props = {} } of Object.values(shelf)) {
    for (const [prop, node] of Object.entries(props)) {
      if (isNamed(node) || isNamed(node.items) || node['x-text']) properties[prop] ??= node;
    }
  }
  return { properties };
});
