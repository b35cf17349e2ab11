import { indexLines, type Place } from './line-index.ts';
import { fromPointer } from './pointer.ts';
import { offsetOfUnit } from './read-string.ts';

/** The place of a key or a value: its first character, and `end`, the offset after its last one. */
export interface Position extends Place {
  end: number;
}

/** Locates the parts of a JSON text by JSON pointer. Invalid pointers throw, as in `fromPointer`. */
export interface PositionMap {
  /**
   * Returns the place of a value, or of its key with quotes (array items and the root have no key: then of the value).
   * A part that does not exist has the place of its nearest existing ancestor; a text without any value has none.
   */
  positionOf(pointer: string, part?: 'key' | 'value'): Position | undefined;
  /**
   * Returns the place of the index-th UTF-16 unit of a decoded string value, at most of its closing quote. It locates
   * an error inside an expression. For other values, like `positionOf`.
   */
  offsetInString(pointer: string, index: number): Place | undefined;
}

export interface PositionNode {
  start: number;
  end: number;
  key?: { start: number; end: number };
  members?: Map<string, PositionNode>;
  items?: PositionNode[];
}

/** Creates the map for a text and the nodes of its values. */
export function createPositionMap(text: string, root: PositionNode | undefined): PositionMap {
  const placeOf = indexLines(text);
  const find = (pointer: string) => root && nearest(root, fromPointer(pointer));
  return {
    positionOf(pointer, part = 'value') {
      const node = find(pointer);
      const span = part === 'key' ? (node?.key ?? node) : node;
      return span && { ...placeOf(span.start), end: span.end };
    },
    offsetInString(pointer, index) {
      const node = find(pointer);
      if (!node) return undefined;
      const isString = text[node.start] === '"';
      return placeOf(isString ? Math.min(offsetOfUnit(text, node.start, index), node.end - 1) : node.start);
    },
  };
}

function nearest(root: PositionNode, path: readonly (string | number)[]): PositionNode {
  let node = root;
  for (const segment of path) {
    const child =
      node.members?.get(String(segment)) ?? (typeof segment === 'number' ? node.items?.[segment] : undefined);
    if (!child) break;
    node = child;
  }
  return node;
}
