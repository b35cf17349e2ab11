import { indexLines, type Place } from './line-index.ts';
import { fromPointer } from './pointer.ts';
import { offsetOfUnit } from './read-string.ts';

/** Where a key or a value stands: its first character, and `end`, the offset just behind it. */
export interface Position extends Place {
  end: number;
}

/** Finds the parts of a JSON text by JSON pointer. Pointers that are none throw, as `fromPointer` does. */
export interface PositionMap {
  /**
   * The place of a value, or of its key with quotes (array items and the root have none: then of the value).
   * What does not exist has the place of its nearest existing ancestor; a text without any value has none.
   */
  positionOf(pointer: string, part?: 'key' | 'value'): Position | undefined;
  /**
   * The place of the index-th UTF-16 unit of a decoded string value, at most of its closing quote:
   * where an error inside an expression stands. For other values as `positionOf`.
   */
  offsetInString(pointer: string, index: number): Place | undefined;
}

/** What the parser remembers of one value; the offsets of the key are absent for items and the root. */
export interface PositionNode {
  start: number;
  end: number;
  key?: { start: number; end: number };
  members?: Map<string, PositionNode>;
  items?: PositionNode[];
}

/** Takes a text and the nodes of its values, gives the map. */
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
