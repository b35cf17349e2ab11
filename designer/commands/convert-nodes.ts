import {
  isJsonObject,
  own,
  readObject,
  readString,
  type JsonObject,
  type JsonValue,
  type Path,
} from '../../src/schema/json/index.ts';
import type { Vocabulary, WidgetEntry } from '../../src/schema/vocabulary.ts';
import { nodeAt, titlesOfWidget } from '../model/index.ts';
import type { Refusal, Titles } from '../words/index.ts';
import { isPlanned, type Command, type Design } from './command.ts';
import { keptKeys, keptProps } from './kept-by-conversion.ts';

/** A node with the widget that renders it, even if the node does not name it. */
export interface Converted {
  path: Path;
  widget: string;
}

/**
 * Changes the widget of nodes, if the new one accepts their values (`x-value`, `x-accepts`) or contains nodes as the
 * old one does. Properties that the new widget does not support are removed, and the user is notified.
 */
export const convertNodes: Command<{ nodes: readonly Converted[]; to: string }> = (design, { nodes, to }) => {
  const target = own(design.vocabulary.widgets, to);
  if (!target) return { refused: { key: 'noWidget', values: [to] } };
  if (nodes.length === 0) return { refused: { key: 'chooseFirst', values: ['convert'] } };
  const titles = titlesOfWidget(to, design.vocabulary);
  const lost = new Map<string, Titles>();
  const patches = [];
  // Outer nodes come before the nodes inside them, which are written again.
  for (const { path, widget } of nodes.toSorted((one, other) => one.path.length - other.path.length)) {
    const node = nodeAt(design.tree, path);
    if (!node) return { refused: { key: 'gone', values: [] } };
    const source = own(design.vocabulary.widgets, widget);
    const reason = refusedConversion(design, node, { widget, source, to, target });
    if (reason !== undefined) return { refused: reason };
    const value = converted(design, node, { widget, to, target }, lost);
    patches.push({ op: 'set' as const, path, value });
  }
  return {
    label: { key: 'convert', values: [nodes.map(({ path }) => String(path.at(-1))), titles] },
    patches,
    selected: nodes.map(({ path }) => path),
    ...(lost.size > 0 && { notes: [{ key: 'lost', values: [[...lost.values()]] }] }),
  };
};

/** Returns the widgets into which nodes can be converted, with their titles. */
export function convertibleTo(design: Design, nodes: readonly Converted[]): { widget: string; title: string }[] {
  return Object.entries(design.vocabulary.widgets).flatMap(([widget, { title, palette }]) => {
    if (!palette || nodes.every((node) => node.widget === widget)) return [];
    return isPlanned(convertNodes(design, { nodes, to: widget })) ? [{ widget, title }] : [];
  });
}

function refusedConversion(
  design: Design,
  { key, written }: { key: string; written: JsonObject },
  widgets: { widget: string; source: WidgetEntry | undefined; to: string; target: WidgetEntry },
): Refusal | undefined {
  const { widget, source, to, target } = widgets;
  const titles = titlesOfWidget(to, design.vocabulary);
  const from = source && titlesOfWidget(widget, design.vocabulary);
  const refused: Refusal = { key: 'cannotConvert', values: [from, titles] };
  if (source?.layout || target.layout) return source?.holds && target.holds ? undefined : refused;
  const said = readObject(own(design.fields ?? {}, key));
  const hasOptions = optionsOf(written, said) !== undefined;
  const kind = valueOf(source, hasOptions);
  const isTaken = kind !== undefined && (valueOf(target, hasOptions) === kind || target.accepts?.includes(kind));
  if (!isTaken) return refused;
  const type = readString(said['type']);
  return type !== undefined && type !== typeOf(target) ? { key: 'otherType', values: [key, titles] } : undefined;
}

function converted(
  design: Design,
  { key, written }: { key: string; written: JsonObject },
  { widget, to, target }: { widget: string; to: string; target: WidgetEntry },
  lost: Map<string, Titles>,
): JsonObject {
  const said = readObject(own(design.fields ?? {}, key));
  const begins = readObject(isJsonObject(target.createField) ? target.createField : undefined);
  // The model's definition of a field is kept; a field without one becomes a new field of the widget.
  const isOfModel = Object.keys(said).length > 0;
  const next = isOfModel || target.layout ? written : keptKeys(written, begins, lost);
  const props = keptProps(readObject(written['x-component-props']), { widget, target }, lost);
  const { 'x-component': _, 'x-component-props': __, ...rest } = next;
  const missing: [string, JsonValue][] =
    isOfModel || optionsOf(written, said) !== undefined || begins['enum'] === undefined
      ? []
      : [['enum', begins['enum']]];
  return {
    ...rest,
    ...Object.fromEntries(missing),
    'x-component': to,
    ...(Object.keys(props).length > 0 && { 'x-component-props': props }),
  };
}

function optionsOf(written: JsonObject, said: JsonObject): JsonValue | undefined {
  const options = written['enum'] ?? (written['enum'] === null ? undefined : said['enum']);
  return Array.isArray(options) && options.length > 0 ? options : (written['x-dict'] ?? said['x-dict']);
}

function valueOf(widget: WidgetEntry | undefined, hasOptions: boolean): Vocabulary['widgets'][string]['value'] {
  return (hasOptions ? widget?.withOptions?.value : undefined) ?? widget?.value;
}

function typeOf({ createField }: WidgetEntry): string | undefined {
  return isJsonObject(createField) ? readString(createField['type']) : undefined;
}
