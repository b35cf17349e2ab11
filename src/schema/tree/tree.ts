import { say } from '../../locale/index.ts';
import {
  keyFault,
  MAX_DEPTH,
  numberFault,
  objectOf,
  textFault,
  toPointer,
  type JsonArray,
  type JsonObject,
  type JsonScalar,
  type JsonValue,
} from '../json/index.ts';

/** A document as immutable nodes with ordered members; equal parts of two trees may be the same node. */
export type Tree = ObjectNode | ArrayNode | ScalarNode;

export class ObjectNode {
  readonly type = 'object';
  readonly entries: readonly Entry[];
  constructor(entries: readonly Entry[]) {
    this.entries = entries;
  }
}

export interface Entry {
  readonly key: string;
  readonly value: Tree;
}

export class ArrayNode {
  readonly type = 'array';
  readonly items: readonly Tree[];
  constructor(items: readonly Tree[]) {
    this.items = items;
  }
}

export class ScalarNode {
  readonly type = 'scalar';
  readonly value: JsonScalar;
  constructor(value: JsonScalar) {
    this.value = value;
  }
}

/** Thrown for a value that is not allowed in documents; `pointer` refers to the invalid part. */
export class IllegalValueError extends Error {
  readonly pointer: string;
  constructor(path: readonly (string | number)[], message: string) {
    super(message);
    this.pointer = toPointer(path);
  }
}

/** True for nodes created by `toTree`, not for other objects of that shape. */
export function isTree(value: Tree | JsonValue): value is Tree {
  return value instanceof ObjectNode || value instanceof ArrayNode || value instanceof ScalarNode;
}

/**
 * Converts a JSON value to its tree in the order of its keys (`-0` becomes `0`).
 * @throws IllegalValueError for a value that could not be printed and parsed again: see `keyFault`, `numberFault`,
 * `textFault`, more than 100 levels, and values that are not JSON (undefined, functions, dates).
 */
export function toTree(value: JsonValue): Tree {
  const known = typeof value === 'object' && value !== null ? nodes.get(value) : undefined;
  return known ?? build(value, []);
}

const plainValues = new WeakMap<Tree, JsonArray | JsonObject>();
const nodes = new WeakMap<object, Tree>();

/**
 * Converts a tree to its JSON value, frozen. A node always gives the same object, so a part that no patch touched is
 * identical before and after. `toTree` of such a value returns the node again.
 */
export function fromTree(tree: Tree): JsonValue {
  if (tree.type === 'scalar') return tree.value;
  const known = plainValues.get(tree);
  if (known !== undefined) return known;
  const value: JsonArray | JsonObject =
    tree.type === 'array'
      ? tree.items.map(fromTree)
      : objectOf(tree.entries.map((entry) => [entry.key, fromTree(entry.value)]));
  Object.freeze(value);
  plainValues.set(tree, value);
  nodes.set(value, tree);
  return value;
}

function build(value: unknown, path: (string | number)[]): Tree {
  if (Array.isArray(value)) {
    checkDepth(path);
    return new ArrayNode(Array.from(value, (item: unknown, index) => build(item, [...path, index])));
  }
  if (isPlainObject(value)) {
    checkDepth(path);
    return new ObjectNode(
      Object.entries(value).map(([key, member]) => {
        const memberPath = [...path, key];
        refuse(memberPath, keyFault(key)?.message);
        return { key, value: build(member, memberPath) };
      }),
    );
  }
  return new ScalarNode(toScalar(value, path));
}

function toScalar(value: unknown, path: readonly (string | number)[]): JsonScalar {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') {
    refuse(path, textFault(value)?.message);
    return value;
  }
  if (typeof value === 'number') {
    refuse(path, numberFault(value)?.message);
    return value === 0 ? 0 : value;
  }
  throw new IllegalValueError(
    path,
    say('{type} 不是 JSON 的值，文档里只能是文本、数字、真假、null、对象和数组。', { type: typeof value }),
  );
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another realm (a frame, a test's DOM) have another Object.prototype, which in turn has no prototype.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function checkDepth(path: readonly (string | number)[]): void {
  if (path.length >= MAX_DEPTH) refuse(path, say('嵌套超过 {most} 层，请拆成几个文档。', { most: MAX_DEPTH }));
}

function refuse(path: readonly (string | number)[], message: string | undefined): void {
  if (message !== undefined) throw new IllegalValueError(path, message);
}
