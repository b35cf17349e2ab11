import type { JsonObject, JsonValue } from '../../schema/json/index.ts';
import { say } from '../../schema/locale/index.ts';
import { nearestName } from '../../schema/nearest-name.ts';
import type { Problem } from '../../schema/problem.ts';
import type { VocabularyEntry } from '../../schema/vocabulary.ts';
import { below, checkedProps, type Findings, type Place } from '../gate/index.ts';
import { own, readObject } from '../values/index.ts';
import type { ResolveContext } from './context.ts';

/** Props of one layer: what they are, where they stand, and whether wrong ones are worth a problem. */
interface PropsLayer {
  props: JsonObject;
  document: string;
  pointer: string;
  silent?: boolean;
}

/**
 * The props of a component or cell, `called` so in messages: later layers over earlier ones, one level deep; null
 * removes. Only what its schema allows stays.
 */
export function mergeProps(
  called: string,
  entry: VocabularyEntry,
  layers: readonly PropsLayer[],
  context: ResolveContext,
  findings: Findings,
): Record<string, JsonValue> {
  let merged: JsonObject = {};
  for (const layer of layers) {
    if (Object.keys(layer.props).length === 0) continue;
    const gate = { vocabulary: context.vocabulary, nodes: 0, findings: inDocument(findings, layer.document) };
    const place: Place = { pointer: layer.pointer, depth: 0, gate };
    const props = layer.silent ? declared(entry, layer.props) : layer.props;
    merged = {
      ...merged,
      ...checkedProps(called, entry, props, (key) => (layer.silent ? undefined : below(place, key))),
    };
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

/** What the engine chose goes only to components that say they take it. */
function declared(entry: VocabularyEntry, props: JsonObject): JsonObject {
  const known = readObject(entry.props.properties);
  return Object.fromEntries(Object.entries(props).filter(([key]) => own(known, key) !== undefined));
}

function inDocument(findings: Findings, document: string): Findings {
  return { ...findings, report: (finding) => findings.report({ document, ...finding }) };
}

/** Reports a component that nobody registered. */
export function unknownWidget(
  name: string,
  document: string,
  pointer: string,
  context: ResolveContext,
  findings: Findings,
): Problem {
  const nearest = nearestName(name, Object.keys(context.vocabulary.widgets));
  const message = say('没有名为“{name}”的组件。', { name });
  return findings.report({
    code: 'unknown-widget',
    document,
    pointer,
    message,
    expected: say('已登记的组件名'),
    ...(nearest && { nearest }),
  });
}
