import { propsFormat } from '../../../generated/props-format.ts';
import { admits, definition, follow, type FormatNode } from '../../../src/schema/format/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../src/schema/json/index.ts';
import { propsNode } from '../../../src/schema/references/index.ts';

export interface FormatPlace {
  path: readonly string[];
  value: JsonValue;
  node: FormatNode;
  /** The alternatives of the format that may apply to the value, including `node` itself. */
  choices: readonly FormatNode[];
  expression: FormatNode['x-expression'];
}

export function formatPlaces(kind: string, body: JsonObject): FormatPlace[] {
  return placesIn(body, definition(kind), [], undefined, {});
}

function placesIn(
  value: JsonValue,
  described: FormatNode,
  path: readonly string[],
  around: FormatNode['x-expression'],
  holder: JsonObject,
): FormatPlace[] {
  const node = follow(described);
  const expression = around ?? node['x-expression'];
  const choices = meant(node, value);
  const inside = choices.flatMap((choice) =>
    membersIn(value, choice, path, choice['x-expression'] ?? expression, holder),
  );
  return [
    {
      path,
      value,
      node,
      choices,
      expression: expression ?? choices.find((each) => each['x-expression'])?.['x-expression'],
    },
    ...inside,
  ];
}

function meant(node: FormatNode, value: JsonValue): FormatNode[] {
  const branches = (node.anyOf ?? []).filter((branch) => admits(branch, value));
  return [node, ...branches.flatMap((branch) => meant(follow(branch), value))];
}

function membersIn(
  value: JsonValue,
  node: FormatNode,
  path: readonly string[],
  expression: FormatNode['x-expression'],
  holder: JsonObject,
): FormatPlace[] {
  const { items } = node;
  if (Array.isArray(value)) {
    return items ? value.flatMap((item, index) => placesIn(item, items, [...path, String(index)], expression, {})) : [];
  }
  if (!isJsonObject(value)) return [];
  const props = node['x-props-of'];
  const described = props ? [node, propsOf(props, value, holder)] : [node];
  return Object.entries(value).flatMap(([key, member]) => {
    const inner = described.map((each) => memberNode(each, key)).find((each) => each !== undefined);
    return inner ? placesIn(member, inner, [...path, key], expression, value) : [];
  });
}

function propsOf(props: NonNullable<FormatNode['x-props-of']>, value: JsonObject, holder: JsonObject): FormatNode {
  if (!props.action) return propsNode(props, holder, propsFormat);
  return propsFormat.actions[Object.keys(value)[0] ?? ''] ?? {};
}

function memberNode({ properties, additionalProperties }: FormatNode, key: string): FormatNode | undefined {
  if (properties && Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
