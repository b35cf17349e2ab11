import { isJsonObject, own, readAt, readNumber, readObject, type Path } from '../../src/schema/json/index.ts';
import {
  containerOf,
  distinct,
  layoutWidget,
  nodeAt,
  usualWidget,
  valueAtPath,
  type PlacedNode,
} from '../model/index.ts';
import { isPlanned, type Command, type Design, type Plan } from './command.ts';
import { setProperty } from './set-property.ts';

const spanPath = ['x-decorator-props', 'gridSpan'];
const usualColumns = 2;

/** Sets how many columns nodes span. `by` is relative to the current span of each. The default is not written. */
export const setSpan: Command<{ paths: readonly Path[]; span: number | { by: 1 | -1 } }> = (
  design,
  { paths, span },
) => {
  const each = distinct(paths);
  const plans = each.map((path) => spanOfOne(design, path, span));
  const refused = plans.find((plan) => 'refused' in plan);
  if (refused) return refused;
  const planned = plans.filter(isPlanned);
  const [first] = planned;
  if (!first) return { refused: { key: 'chooseFirst', values: ['span'] } };
  return {
    label: { key: 'span', values: [each.map((path) => String(path.at(-1)))] },
    patches: planned.flatMap(({ patches }) => patches),
    selected: each,
  };
};

/** Returns the number of columns at a node's place, or undefined if there are none. */
export function columnsAround(design: Design, path: Path): number | undefined {
  const container = containerOf(path);
  const holder = nodeAt(design.tree, container.slice(0, -1));
  const ofForm = readNumber(readAt(valueAtPath(design.tree, []), ['layout', 'columns'])) ?? usualColumns;
  if (!holder) return container.length === 1 ? ofForm : undefined;
  const written = readObject(holder.written['x-component-props'])['columns'];
  return hasColumns(design, holder) ? (readNumber(written) ?? ofForm) : undefined;
}

/** Returns how many columns a node spans. */
export function spanOf(design: Design, path: Path): number {
  const node = nodeAt(design.tree, path);
  return readNumber(readAt(node?.written, spanPath)) ?? usualSpan(design, path);
}

function spanOfOne(design: Design, path: Path, span: number | { by: 1 | -1 }): Plan {
  const columns = columnsAround(design, path);
  if (columns === undefined || columns < 2) return { refused: { key: 'oneColumn', values: [] } };
  const wanted = typeof span === 'number' ? span : spanOf(design, path) + span.by;
  const next = Math.max(1, Math.min(wanted, columns));
  const value = next === usualSpan(design, path) ? undefined : next;
  return setProperty(design, { node: path, path: spanPath, value });
}

/** The span that the engine gives: a grid gives each node a cell, other holders a row to wide nodes and those without a value. */
function usualSpan(design: Design, path: Path): number {
  const node = nodeAt(design.tree, path);
  const holder = nodeAt(design.tree, containerOf(path).slice(0, -1));
  const entry = node && entryOf(design, usualWidget(node, design) ?? widgetOf(design, node));
  const arranges = holder && entryOf(design, widgetOf(design, holder))?.gridCell;
  const isGrid = arranges && holder.written['x-component'] !== undefined;
  const takesRow = entry?.layout ? !(entry.gridCell && arranges) : entry?.wide && !isGrid;
  return takesRow ? (columnsAround(design, path) ?? 1) : 1;
}

function hasColumns(design: Design, holder: PlacedNode): boolean {
  const entry = entryOf(design, widgetOf(design, holder));
  return isJsonObject(own(readObject(entry?.props['properties']), 'columns'));
}

function entryOf({ vocabulary }: Design, widget: string | undefined) {
  return widget === undefined ? undefined : own(vocabulary.widgets, widget);
}

function widgetOf({ vocabulary }: Design, { written }: PlacedNode): string | undefined {
  const { type, 'x-component': component } = written;
  return typeof component === 'string' ? component : type === 'void' ? layoutWidget(vocabulary) : undefined;
}
