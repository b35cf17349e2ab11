import { isJsonObject, type Path } from '../../src/schema/json/index.ts';
import type { Patch, Tree } from '../../src/schema/tree/index.ts';
import type { Vocabulary } from '../../src/schema/vocabulary.ts';
import { nodeAt, rootContainer, titlesOfWidget, valueAtPath, type PlacedNode } from '../model/index.ts';
import { sameTitle, type Refusal } from '../words/index.ts';

/** A gap between the nodes of a container, before the one at `index`. */
export interface Place {
  /** The path of the map of nodes: `['properties']`, `['properties', '_grid', 'properties']`. */
  container: Path;
  index: number;
  /** A side of a node that has a row to itself; both are then put into a grid. */
  beside?: Beside;
}

export interface Beside {
  path: Path;
  side: 'before' | 'behind';
}

/** Returns true if a node can contain nodes: it is a layout, or an object with its own fields. */
export function holdsNodes({ written, key }: PlacedNode, vocabulary: Vocabulary): boolean {
  const component = written['x-component'];
  if (written.type === 'object') return component === undefined;
  if (typeof component === 'string') return vocabulary.widgets[component]?.holds !== undefined;
  return written.type === 'void' || (key.startsWith('_') && written.type === undefined);
}

/** Returns why a container cannot contain nodes, or undefined if it can. */
export function refusedContainer(tree: Tree, container: Path, vocabulary: Vocabulary): Refusal | undefined {
  if (container.length === rootContainer.length) return undefined;
  const owner = nodeAt(tree, container.slice(0, -1));
  if (!owner) return { key: 'placeGone', values: [] };
  if (holdsNodes(owner, vocabulary)) return undefined;
  const component = owner.written['x-component'];
  const title = typeof component === 'string' ? titlesOfWidget(component, vocabulary) : sameTitle(owner.key);
  return { key: 'holdsNothing', values: [title] };
}

/** Returns the patch that creates a missing map of nodes, or none if it exists. */
export function madeContainer(tree: Tree, container: Path): Patch[] {
  if (isJsonObject(valueAtPath(tree, container))) return [];
  const owner = container.slice(0, -1);
  const value = valueAtPath(tree, owner);
  const index = isJsonObject(value) ? Object.keys(value).length : 0;
  return [{ op: 'insert', path: owner, key: 'properties', index, value: {} }];
}
