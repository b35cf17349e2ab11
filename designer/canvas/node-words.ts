import type { Path } from '../../src/schema/json/index.ts';
import type { Design, Place } from '../commands/index.ts';
import { containerOf, indexOfNode, isSamePath, nodeAt, nodesIn, titleOfNode } from '../model/index.ts';
import { designerWords, refusalInWords, type DesignerWords, type Locale } from '../words/index.ts';
import type { Drag, Dragged } from './use-drag.ts';

/** Returns the text that describes a node to screen readers: its title and its position among its siblings. */
export function nodeInWords(design: Design, path: Path, words: DesignerWords): string {
  const node = nodeAt(design.tree, path);
  if (!node) return '';
  const count = nodesIn(design.tree, containerOf(path)).length;
  return words.node(titleOfNode(node, design), node.key, indexOfNode(design.tree, path) + 1, count);
}

/** Returns the text for the place where the carried item would be dropped, or for why it cannot be dropped there. */
export function placeInWords(design: Design, { dragged, place, refused }: Drag, locale: Locale): string {
  if (!place) return '';
  const words = designerWords[locale];
  const holder = holderInWords(design, place, words);
  if (refused !== undefined) return words.refusedPlace(holder, place.index + 1, refusalInWords(refused, locale));
  const moved = dragged.kind === 'nodes' ? dragged.paths : [];
  const isMoved = (path: Path) => moved.some((other) => isSamePath(other, path));
  const nodes = nodesIn(design.tree, place.container);
  const before = nodes.slice(0, place.index).filter(({ path }) => !isMoved(path));
  const count = nodes.filter(({ path }) => !isMoved(path)).length + Math.max(moved.length, 1);
  const last = before.at(-1);
  return words.place(dragged.title, holder, before.length + 1, count, last && titleOfNode(last, design));
}

/** Returns the selected nodes as a dragged item. */
export function draggedNodes(design: Design, paths: readonly Path[], words: DesignerWords): Dragged | undefined {
  const path = paths.at(-1);
  const node = path && nodeAt(design.tree, path);
  if (!node) return undefined;
  return { kind: 'nodes', paths, title: paths.length > 1 ? words.several(paths.length) : titleOfNode(node, design) };
}

function holderInWords(design: Design, { container }: Place, words: DesignerWords): string {
  const holder = nodeAt(design.tree, container.slice(0, -1));
  return holder ? titleOfNode(holder, design) : words.form;
}
