import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import type { ResolvedForm } from '../form/index.ts';
import { completeNodes } from './complete-form.ts';

/** Members that a standalone form does not need: its nodes contain all of its model, the rest is for its author. */
const left = new Set(['$schema', 'model', 'tests', 'origin', 'x-origin']);

/** Returns the form completed from its model and the widgets, so that it can be rendered without any other document. */
export function standaloneForm(body: JsonObject, form: ResolvedForm, { widgets }: Pick<Vocabulary, 'widgets'>) {
  const whole = { ...body, properties: completeNodes(body.properties, form, widgets) };
  return withoutLeft(whole);
}

function withoutLeft(whole: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([key]) => !left.has(key))
      .map(([key, value]) => [key, key === 'properties' ? nodesWithout(value) : value]),
  );
}

function nodesWithout(nodes: JsonValue): JsonValue {
  if (!isJsonObject(nodes)) return nodes;
  return Object.fromEntries(
    Object.entries(nodes).map(([name, node]) => {
      if (!isJsonObject(node)) return [name, node];
      const { 'x-origin': _, properties, items, ...rest } = node;
      return [
        name,
        {
          ...rest,
          ...(properties !== undefined && { properties: nodesWithout(properties) }),
          ...(isJsonObject(items) && { items: { ...items, properties: nodesWithout(items.properties ?? {}) } }),
        },
      ];
    }),
  );
}

export interface HostNeeds {
  options: readonly string[];
  tokens: readonly string[];
}

/** Collects the host functions that the nodes of a form name. */
export function hostNeeds(body: JsonObject): HostNeeds {
  const options = new Set<string>();
  const tokens = new Set<string>();
  const look = (nodes: JsonValue | undefined): void => {
    if (!isJsonObject(nodes)) return;
    for (const node of Object.values(nodes)) {
      if (!isJsonObject(node)) continue;
      const { 'x-remote-options': remote, 'x-component-props': props } = node;
      if (isJsonObject(remote) && typeof remote.function === 'string') options.add(remote.function);
      if (isJsonObject(props) && typeof props.tokenFunction === 'string') tokens.add(props.tokenFunction);
      look(node.properties);
      if (isJsonObject(node.items)) look(node.items.properties);
    }
  };
  look(body.properties);
  return { options: [...options], tokens: [...tokens] };
}
