import type { AnnotatedNode, Names } from '../../../src/schema/format/index.ts';
import { readAt, readObject, type JsonValue } from '../../../src/schema/json/index.ts';
import type { Locale } from '../../words/index.ts';
import { thingsNamed, type ThingsAround } from '../names/index.ts';
import { choiceLabel, wordsIn } from '../properties/index.ts';
import type { Caret } from './caret.ts';
import { formatAt, type Surroundings } from './format-at.ts';

/** A suggestion for a place. */
export interface Suggestion {
  value: JsonValue;
  words?: string;
  description?: string;
  begins?: JsonValue;
}

/** The sources of suggestions. */
export interface Known extends Surroundings, ThingsAround {
  kind: string;
}

/** Returns the keys or values that the format, the model and the documents around allow at the caret. */
export function suggestionsAt({ writes, path }: Pick<Caret, 'writes' | 'path'>, known: Known): Suggestion[] {
  const nodes = formatAt(known.kind, path, known);
  const found = nodes.flatMap((node) => (writes === 'key' ? keysOf(node, known) : valuesOf(node, known)));
  const written = writes === 'key' ? readObject(readAt(known.body, path)) : {};
  const byValue = new Map(found.map((each) => [JSON.stringify(each.value), each]));
  return [...byValue.values()].filter(({ value }) => !Object.hasOwn(written, String(value)));
}

function keysOf(node: AnnotatedNode, known: Known): Suggestion[] {
  const own = Object.entries(node.properties ?? {}).map(([key, part]): Suggestion => {
    const [first] = formatBranches(part);
    return { value: key, ...words(part, known.locale), begins: beginning(first ?? part) };
  });
  const names = node['x-key-names'];
  const named = names ? namedBy(names, known).map((each) => ({ ...each, begins: {} })) : [];
  return [...own, ...named];
}

function valuesOf(node: AnnotatedNode, known: Known): Suggestion[] {
  const { locale } = known;
  if (node.const !== undefined) return [{ value: node.const }];
  const choices = (node.enum ?? []).map((value) => {
    const label = choiceLabel(node, value, locale);
    return { value, ...(label !== String(value) && { words: label }) };
  });
  const types = [node.type ?? []].flat();
  const answers = types.includes('boolean') && choices.length === 0 ? [{ value: true }, { value: false }] : [];
  const names = [node['x-names'] ?? []].flat().flatMap((each) => namedBy(each, known));
  return [...choices, ...answers, ...names];
}

function namedBy(names: Names, known: Known): Suggestion[] {
  return thingsNamed(names, known).map(({ value, title, description }) => ({
    value,
    ...(title !== undefined && { words: title }),
    ...(description !== undefined && { description }),
  }));
}

function words(node: AnnotatedNode, locale: Locale): { words?: string; description?: string } {
  const { label, description } = wordsIn(node, locale);
  return { ...(label !== undefined && { words: label }), ...(description !== undefined && { description }) };
}

function formatBranches(node: AnnotatedNode): AnnotatedNode[] {
  return node.anyOf ?? [node];
}

function beginning(node: AnnotatedNode): JsonValue | undefined {
  if (node.default !== undefined && typeof node.default === 'boolean') return !node.default;
  const [type] = [node.type ?? []].flat();
  if (type === 'object' || node.properties) return {};
  if (type === 'array') return [];
  return type === 'string' ? '' : undefined;
}
