import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';

import type { Path } from '../../../src/schema/json/index.ts';

/** The position of the caret in a JSON text, which may be invalid. */
export interface Caret {
  /** `key`: a key of the object at `path` is being written; `value`: the value at `path`. */
  writes: 'key' | 'value';
  path: Path;
  /** The range of the text that is already there. */
  from: number;
  to: number;
}

const scalars = new Set(['String', 'Number', 'True', 'False', 'Null', 'PropertyName']);

/** Returns what is being written at an offset, or undefined if neither a key nor a value can be there. */
export function caretAt(state: EditorState, offset: number): Caret | undefined {
  const inner = syntaxTree(state).resolveInner(offset, -1);
  if (scalars.has(inner.name) && inner.to >= offset && inner.from < offset) {
    const { from, to } = inner;
    if (inner.name !== 'PropertyName') return { writes: 'value', path: pathOf(state, inner), from, to };
    return { writes: 'key', path: pathOf(state, inner.parent?.parent), from, to };
  }
  const holder = enclosing(inner);
  const before = state.sliceDoc(0, offset).trimEnd();
  const sign = before.at(-1);
  const empty = { from: offset, to: offset };
  if (sign === ':') {
    const property = syntaxTree(state).resolveInner(before.length - 1, -1);
    return { writes: 'value', path: pathOf(state, property), ...empty };
  }
  if (sign !== ',' && sign !== '{' && sign !== '[') return undefined;
  if (holder?.name === 'Object') return { writes: 'key', path: pathOf(state, holder), ...empty };
  if (holder?.name !== 'Array') return undefined;
  const index = itemsOf(holder).filter((item) => item.to <= offset).length;
  return { writes: 'value', path: [...pathOf(state, holder), index], ...empty };
}

/** Returns the path of the value around an offset. */
export function pathAt(state: EditorState, offset: number): Path {
  return pathOf(state, syntaxTree(state).resolveInner(offset, -1));
}

function pathOf(state: EditorState, node: SyntaxNode | null | undefined): Path {
  const path: (string | number)[] = [];
  for (let at = node ?? null; at; at = at.parent) {
    if (at.name === 'Property') path.unshift(keyOf(state, at));
    const { parent } = at;
    if (parent?.name === 'Array' && itemsOf(parent).some((item) => item.from === at.from))
      path.unshift(itemsOf(parent).findIndex((item) => item.from === at.from));
  }
  return path;
}

function keyOf(state: EditorState, property: SyntaxNode): string {
  const name = property.getChild('PropertyName');
  const written = name ? state.sliceDoc(name.from, name.to) : '""';
  try {
    return String(JSON.parse(written));
  } catch {
    return written.slice(1, -1);
  }
}

function itemsOf(array: SyntaxNode): SyntaxNode[] {
  const items: SyntaxNode[] = [];
  for (let item = array.firstChild; item; item = item.nextSibling)
    if (!['[', ']', ',', '⚠'].includes(item.name)) items.push(item);
  return items;
}

function enclosing(node: SyntaxNode): SyntaxNode | undefined {
  for (let at: SyntaxNode | null = node; at; at = at.parent) if (at.name === 'Object' || at.name === 'Array') return at;
  return undefined;
}
