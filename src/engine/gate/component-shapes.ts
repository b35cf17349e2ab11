import { currentLocale, say, type Locale } from '../../locale/index.ts';
import { isExpression } from '../../schema/expressions/index.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../schema/json/index.ts';
import { nearestName } from '../../schema/problems/nearest-name.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { inOneLanguage, own, readObject } from '../values/index.ts';
import { gateLimits } from './limits.ts';
import { checkedProps, wrongArguments } from './props-schema.ts';
import { below, refuse, type Place, type Shape } from './shape.ts';
import * as is from './values.ts';

interface Passed {
  cleaned: JsonValue | undefined;
  nodes: number;
  vocabulary: Vocabulary;
  locale: Locale;
  depth: number;
}

/**
 * Caches the result for a frozen node without problems, at the same depth, in the same language and for the same
 * vocabulary: the designer changes one node of a thousand. Problems are found and reported each time.
 */
function remembered(shape: Shape): Shape {
  const passed = new WeakMap<object, Passed>();
  return (value, place) => {
    if (!isJsonObject(value) || !Object.isFrozen(value)) return shape(value, place);
    const { gate, depth } = place;
    const { vocabulary, findings } = gate;
    const before = passed.get(value);
    const locale = currentLocale();
    const isSame = before?.vocabulary === vocabulary && before.depth === depth && before.locale === locale;
    if (isSame && gate.nodes + before.nodes <= gateLimits.nodes) {
      gate.nodes += before.nodes;
      return before.cleaned;
    }
    const [nodes, problems] = [gate.nodes, findings.problems.length];
    const cleaned = shape(value, place);
    if (findings.problems.length === problems)
      passed.set(value, { cleaned, nodes: gate.nodes - nodes, vocabulary, locale, depth });
    return cleaned;
  };
}

/** Checks a node and all nodes below it: a known component, and its props by the component's schema. */
export function node(keywords: (value: JsonValue, place: Place) => JsonObject | undefined): Shape {
  return remembered((value, place) => {
    place.gate.nodes += 1;
    if (place.gate.nodes > gateLimits.nodes) return refuseCount(place);
    const cleaned = keywords(value, place);
    const name = cleaned?.['x-component'];
    const entry = typeof name === 'string' ? own(place.gate.vocabulary.widgets, name) : undefined;
    if (!cleaned || !entry || typeof name !== 'string' || cleaned['x-component-props'] === undefined) return cleaned;
    const at = below(place, 'x-component-props');
    const written = readObject(cleaned['x-component-props']);
    const props = checkedProps(say('组件“{name}”', { name }), entry, written, (key) => below(at, key));
    return { ...cleaned, 'x-component-props': props };
  });
}

export const component: Shape = (value, place) => {
  const { widgets } = place.gate.vocabulary;
  if (typeof value === 'string' && own(widgets, value) !== undefined) return value;
  const nearest = nearestName(String(value), Object.keys(widgets));
  return refuse(
    place,
    'unknown-widget',
    say('没有名为“{name}”的组件。', { name: String(value).slice(0, 100) }),
    say('已登记的组件名'),
    nearest,
  );
};

function refuseCount(place: Place): undefined {
  const message = say('节点超过 {nodes} 个，这一部分没有采用。', { nodes: gateLimits.nodes });
  return refuse(place, 'too-many-nodes', message, say('至多 {nodes} 个', { nodes: gateLimits.nodes }));
}

/** A step names a known action with its first key, and its arguments fit; otherwise the whole step is dropped. */
export const step: Shape = (value, place) => {
  const cleaned = readObject(inOneLanguage(is.valueMap(value, place) ?? null));
  const name = Object.keys(cleaned)[0];
  const actions = place.gate.vocabulary.actions;
  const entry = name === undefined ? undefined : own(actions, name);
  if (name === undefined || !entry) {
    const nearest = nearestName(name ?? '', Object.keys(actions));
    return refuse(
      place,
      'unknown-action',
      say('没有名为“{name}”的动作。', { name: name ?? '' }),
      say('已登记的动作名'),
      nearest,
    );
  }
  const { when, ...args } = cleaned;
  const isCondition = when === undefined || typeof when === 'boolean' || isExpression(when);
  const wrong = isCondition ? wrongArguments(entry.props, args) : say('when 写 true、false 或一个表达式');
  return wrong === undefined
    ? cleaned
    : refuse(place, 'wrong-arguments', say('动作“{name}”的参数不对。', { name }), wrong);
};
