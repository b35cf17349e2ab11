import { isJsonObject, readNumber, readObject, type JsonObject, type Path } from '../../src/schema/json/index.ts';
import { applyPatches, type Patch } from '../../src/schema/tree/index.ts';
import { freeName, takenNames } from '../behaviors/index.ts';
import { containerOf, indexOfNode, isInside, layoutWidget, nodeAt } from '../model/index.ts';
import { isPlanned, type Command, type Design, type Plan } from './command.ts';
import type { Beside, Place } from './containers.ts';
import { columnsAround } from './set-span.ts';

/** Wraps a node in a grid of two columns. The grid takes over its span in the surrounding columns. */
export const wrapInGrid: Command<{ path: Path }> = ({ tree, vocabulary, ...design }, { path }) => {
  const node = nodeAt(tree, path);
  const widget = layoutWidget(vocabulary);
  if (!node || widget === undefined) return { refused: { key: 'gone', values: [] } };
  const container = containerOf(path);
  const key = freeName('_grid', takenNames(tree));
  const { gridSpan, ...others } = readObject(node.written['x-decorator-props']);
  const span = readNumber(gridSpan) ?? columnsAround({ tree, vocabulary, ...design }, path) ?? 1;
  const grid: JsonObject = {
    type: 'void',
    'x-component': widget,
    'x-component-props': { columns: 2 },
    ...(span > 1 && { 'x-decorator-props': { gridSpan: span } }),
    properties: {},
  };
  const inside = [...container, key, 'properties'];
  const freed: Patch[] = isJsonObject(node.written['x-decorator-props'])
    ? [
        {
          op: 'remove',
          path: [...inside, node.key, 'x-decorator-props', ...(Object.keys(others).length > 0 ? ['gridSpan'] : [])],
        },
      ]
    : [];
  return {
    label: { key: 'wrap', values: [node.key] },
    patches: [
      { op: 'insert', path: container, key, index: indexOfNode(tree, path), value: grid },
      { op: 'move', from: path, to: inside, index: 0 },
      ...(gridSpan === undefined ? [] : freed),
    ],
    selected: [[...inside, node.key]],
  };
};

/**
 * Drops something next to a node and puts both into a grid. `drop` plans the drop in the design that already has the
 * grid.
 */
export function dropBeside(
  design: Design,
  { path, side }: Beside,
  drop: (design: Design, place: Place, moved: (path: Path) => Path) => Plan,
): Plan {
  const wrapped = wrapInGrid(design, { path });
  if (!isPlanned(wrapped)) return wrapped;
  const [inside = []] = wrapped.selected ?? [];
  const { tree } = applyPatches(design.tree, wrapped.patches);
  const moved = (other: Path) => (isInside(other, path) ? [...inside, ...other.slice(path.length)] : other);
  const place = { container: containerOf(inside), index: side === 'before' ? 0 : 1 };
  const dropped = drop({ ...design, tree }, place, moved);
  return isPlanned(dropped) ? { ...dropped, patches: [...wrapped.patches, ...dropped.patches] } : dropped;
}
