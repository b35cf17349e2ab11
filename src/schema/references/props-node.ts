import type { FormatNode, PropsFormat } from '../format/index.ts';
import { type JsonObject, readString } from '../json/index.ts';

/** The schema of the props of the component that `holder` names. One that is implied may be any that knows such a prop. */
export function propsNode(
  { widget, cell }: NonNullable<FormatNode['x-props-of']>,
  holder: JsonObject,
  props: PropsFormat,
): FormatNode {
  const shelf = widget === undefined ? props.cells : props.widgets;
  const member = widget ?? cell;
  const name = typeof member === 'string' ? readString(holder[member]) : undefined;
  const entry = name !== undefined && Object.hasOwn(shelf, name) ? shelf[name] : undefined;
  return entry ?? anyOf(shelf);
}

const merged = new WeakMap<PropsFormat['widgets'], FormatNode>();

/** The documents that components of a shelf name, by prop: where several have a prop of that name, the first. */
function anyOf(shelf: PropsFormat['widgets']): FormatNode {
  const known = merged.get(shelf);
  if (known) return known;
  const properties: Record<string, FormatNode> = {};
  for (const { properties: props = {} } of Object.values(shelf)) {
    for (const [prop, node] of Object.entries(props)) {
      const names = node['x-names'];
      if (names !== undefined && !Array.isArray(names) && names.document) properties[prop] ??= node;
    }
  }
  const node = { properties };
  merged.set(shelf, node);
  return node;
}
