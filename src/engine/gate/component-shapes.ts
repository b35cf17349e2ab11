import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { isExpression } from '../../schema/expressions/index.ts';
import { nearestName } from '../../schema/nearest-name.ts';
import { own, readObject } from '../values/index.ts';
import { gateLimits } from './limits.ts';
import { checkedProps, wrongArguments } from './props-schema.ts';
import { below, type Place, refuse, type Shape } from './shape.ts';
import * as is from './values.ts';

/** One node with all below it: a known component, its props by that component's schema. */
export function node(keywords: (value: JsonValue, place: Place) => JsonObject | undefined): Shape {
  return (value, place) => {
    place.gate.nodes += 1;
    if (place.gate.nodes > gateLimits.nodes) return refuseCount(place);
    const cleaned = keywords(value, place);
    const name = cleaned?.['x-component'];
    const entry = typeof name === 'string' ? own(place.gate.vocabulary.widgets, name) : undefined;
    if (!cleaned || !entry || typeof name !== 'string' || cleaned['x-component-props'] === undefined) return cleaned;
    const at = below(place, 'x-component-props');
    const written = readObject(cleaned['x-component-props']);
    const props = checkedProps(`组件“${name}”`, entry, written, (key) => below(at, key));
    return { ...cleaned, 'x-component-props': props };
  };
}

/** The name of a component that is registered. */
export const component: Shape = (value, place) => {
  const { widgets } = place.gate.vocabulary;
  if (typeof value === 'string' && own(widgets, value) !== undefined) return value;
  const nearest = nearestName(String(value), Object.keys(widgets));
  return refuse(place, 'unknown-widget', `没有名为“${String(value).slice(0, 100)}”的组件。`, '已登记的组件名', nearest);
};

function refuseCount(place: Place): undefined {
  const message = `节点超过 ${gateLimits.nodes} 个，这一部分没有采用。`;
  return refuse(place, 'too-many-nodes', message, `至多 ${gateLimits.nodes} 个`);
}

/** A step names a known action with its first key, and its arguments fit; else the whole step is dropped. */
export const step: Shape = (value, place) => {
  const cleaned = readObject(is.valueMap(value, place));
  const name = Object.keys(cleaned)[0];
  const actions = place.gate.vocabulary.actions;
  const entry = name === undefined ? undefined : own(actions, name);
  if (name === undefined || !entry) {
    const nearest = nearestName(name ?? '', Object.keys(actions));
    return refuse(place, 'unknown-action', `没有名为“${name ?? ''}”的动作。`, '已登记的动作名', nearest);
  }
  const { when, ...args } = cleaned;
  const isCondition = when === undefined || typeof when === 'boolean' || isExpression(when);
  const wrong = isCondition ? wrongArguments(entry.props, args) : 'when 写 true、false 或一个表达式';
  return wrong === undefined ? cleaned : refuse(place, 'wrong-arguments', `动作“${name}”的参数不对。`, wrong);
};
