import type { JsonObject, JsonValue, Path } from '../../src/schema/json/index.ts';
import { isJsonObject, own, readObject, readString } from '../../src/schema/json/index.ts';
import type { Vocabulary, WidgetEntry } from '../../src/schema/vocabulary.ts';
import { nodeAt } from '../model/index.ts';
import { type Command, type Design, isPlanned } from './command.ts';
import { keptKeys, keptProps } from './kept-by-conversion.ts';

/** A node with the widget that draws it, whether the node names it or not. */
export interface Converted {
  path: Path;
  widget: string;
}

/**
 * Draws nodes by another widget, where it takes over their values (`x-value`, `x-accepts`), or holds nodes as theirs does.
 * What the new one does not know is taken away, and told.
 */
export const convertNodes: Command<{ nodes: readonly Converted[]; to: string }> = (design, { nodes, to }) => {
  const target = own(design.vocabulary.widgets, to);
  if (!target) return { refused: `没有“${to}”这个组件。` };
  if (nodes.length === 0) return { refused: '请先选择要转换的组件。' };
  const lost = new Set<string>();
  const patches = [];
  // Those around before those inside, which are written again.
  for (const { path, widget } of nodes.toSorted((one, other) => one.path.length - other.path.length)) {
    const node = nodeAt(design.tree, path);
    if (!node) return { refused: '这个组件已经没有了。' };
    const source = own(design.vocabulary.widgets, widget);
    const reason = refusedConversion(design, node.key, node.written, source, target);
    if (reason !== undefined) return { refused: reason };
    const value = converted(design, node, { source, to, target }, lost);
    patches.push({ op: 'set' as const, path, value });
  }
  const names = nodes.length === 1 ? String(nodes[0]?.path.at(-1)) : `${nodes.length} 个`;
  return {
    label: `把 ${names} 转换成${target.title}`,
    patches,
    selected: nodes.map(({ path }) => path),
    ...(lost.size > 0 && { told: `去掉了：${[...lost].join('、')}。` }),
  };
};

/** The widgets that nodes can be converted into, with their titles. */
export function convertibleTo(design: Design, nodes: readonly Converted[]): { widget: string; title: string }[] {
  return Object.entries(design.vocabulary.widgets).flatMap(([widget, { title, palette }]) => {
    if (!palette || nodes.every((node) => node.widget === widget)) return [];
    return isPlanned(convertNodes(design, { nodes, to: widget })) ? [{ widget, title }] : [];
  });
}

function refusedConversion(
  design: Design,
  key: string,
  written: JsonObject,
  source: WidgetEntry | undefined,
  target: WidgetEntry,
): string | undefined {
  const refused = `${source?.title ?? '这个组件'}不能转换成${target.title}。`;
  if (source?.layout || target.layout) return source?.holds && target.holds ? undefined : refused;
  const said = readObject(own(design.fields ?? {}, key));
  const hasOptions = optionsOf(written, said) !== undefined;
  const kind = valueOf(source, hasOptions);
  const isTaken = kind !== undefined && (valueOf(target, hasOptions) === kind || target.accepts?.includes(kind));
  if (!isTaken) return refused;
  const type = readString(said['type']);
  return type !== undefined && type !== typeOf(target)
    ? `“${key}”在模型里的类型与${target.title}的不同，不能转换。`
    : undefined;
}

function converted(
  design: Design,
  { key, written }: { key: string; written: JsonObject },
  { source, to, target }: { source: WidgetEntry | undefined; to: string; target: WidgetEntry },
  lost: Set<string>,
): JsonObject {
  const said = readObject(own(design.fields ?? {}, key));
  const begins = readObject(isJsonObject(target.createField) ? target.createField : undefined);
  // What the model says of its field stays as it is; a field of the form alone becomes one that the widget makes.
  const isOfModel = Object.keys(said).length > 0;
  const next = isOfModel || target.layout ? written : keptKeys(written, begins, lost);
  const props = keptProps(readObject(written['x-component-props']), { source, title: target.title, target }, lost);
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
