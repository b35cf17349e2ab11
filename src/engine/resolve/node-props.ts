import { say } from '../../locale/index.ts';
import { isExpression } from '../../schema/expressions/index.ts';
import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { nearestOf } from '../../schema/problems/nearest-name.ts';
import type { Problem } from '../../schema/problems/problem.ts';
import type { VocabularyEntry } from '../../schema/vocabulary.ts';
import { below, checkedProps, type Findings, type Place } from '../gate/index.ts';
import { own, readObject } from '../values/index.ts';
import type { ResolveContext } from './context.ts';

interface PropsLayer {
  props: JsonObject;
  document: string;
  pointer: string;
  silent?: boolean;
}

/**
 * Merges the props of a component or cell: later layers override earlier ones, one level deep; null removes. Only props
 * that its schema allows are kept. `called` is its name in messages; a text for which `isOpen` is true (an expression) may
 * evaluate to anything.
 */
export function mergeProps(
  called: string,
  entry: VocabularyEntry,
  layers: readonly PropsLayer[],
  context: ResolveContext,
  findings: Findings,
  isOpen: (value: JsonValue) => boolean = isExpression,
): Record<string, JsonValue> {
  let merged: JsonObject = {};
  for (const layer of layers) {
    if (Object.keys(layer.props).length === 0) continue;
    const gate = { vocabulary: context.vocabulary, nodes: 0, findings: inDocument(findings, layer.document) };
    const place: Place = { pointer: layer.pointer, depth: 0, gate };
    const props = layer.silent ? declared(entry, layer.props) : layer.props;
    merged = {
      ...merged,
      ...checkedProps(called, entry, props, (key) => (layer.silent ? undefined : below(place, key)), isOpen),
    };
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

function declared(entry: VocabularyEntry, props: JsonObject): JsonObject {
  const known = readObject(entry.props.properties);
  return Object.fromEntries(Object.entries(props).filter(([key]) => own(known, key) !== undefined));
}

function inDocument(findings: Findings, document: string): Findings {
  return { ...findings, report: (finding) => findings.report({ document, ...finding }) };
}

/** Reports a component that is not registered. */
export function unknownWidget(
  name: string,
  document: string,
  pointer: string,
  context: ResolveContext,
  findings: Findings,
): Problem {
  const message = say('没有名为“{name}”的组件。', { name });
  return findings.report({
    code: 'unknown-widget',
    document,
    pointer,
    message,
    expected: say('已登记的组件名'),
    ...nearestOf(name, Object.keys(context.vocabulary.widgets)),
  });
}
