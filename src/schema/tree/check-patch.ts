import { say } from '../../locale/index.ts';
import { keyFault, MAX_DEPTH, toPointer, type JsonValue, type Path } from '../json/index.ts';
import { PatchError, type Patch } from './patch.ts';
import { depthOf, getAt, positionOf, sizeOf } from './places.ts';
import { IllegalValueError, toTree, type ArrayNode, type ObjectNode, type Tree } from './tree.ts';

export interface Slot {
  index: number;
  key?: string | undefined;
}

/**
 * Returns the place of an existing member: its container's path, its position there, and the node itself.
 * @throws PatchError `missing-path`, `whole-document`
 */
export function locate(tree: Tree, path: Path, patch: Patch): { parentPath: Path; slot: Slot; node: Tree } {
  const segment = path.at(-1);
  if (segment === undefined) throw new PatchError(patch, 'whole-document', say('不能移走或删除整个文档。'));
  const node = requireAt(tree, path, patch);
  const parentPath = path.slice(0, -1);
  const index = positionOf(requireAt(tree, parentPath, patch), segment) ?? -1;
  return { parentPath, slot: typeof segment === 'string' ? { index, key: segment } : { index }, node };
}

/**
 * Checks that a new member is allowed there, and returns the segment that will name it.
 * @throws PatchError
 */
export function checkSlot(parent: ObjectNode | ArrayNode, slot: Slot, patch: Patch): string | number {
  const { index, key } = slot;
  const size = sizeOf(parent);
  if (!Number.isInteger(index) || index < 0 || index > size) {
    throw new PatchError(
      patch,
      'index-out-of-range',
      say('位置 {index} 超出范围，应为 0 到 {size}。', { index, size }),
    );
  }
  if (parent.type === 'array') {
    if (key === undefined) return index;
    throw new PatchError(patch, 'key-not-allowed', say('数组的元素没有键名，请去掉键名“{key}”。', { key }));
  }
  if (key === undefined) throw new PatchError(patch, 'key-required', say('放进对象时要给出键名。'));
  const fault = keyFault(key);
  if (fault) throw new PatchError(patch, 'illegal-key', fault.message);
  if (positionOf(parent, key) !== undefined) {
    throw new PatchError(patch, 'duplicate-key', say('这里已经有键名“{key}”，请换一个名字。', { key }));
  }
  return key;
}

/**
 * Returns the node at a path.
 * @throws PatchError `missing-path`
 */
export function requireAt(tree: Tree, path: Path, patch: Patch): Tree {
  const node = getAt(tree, path);
  if (!node) throw new PatchError(patch, 'missing-path', say('文档里没有“{pointer}”。', { pointer: toPointer(path) }));
  return node;
}

/**
 * Returns the object or array at a path.
 * @throws PatchError `missing-path`, `no-container`
 */
export function requireContainer(tree: Tree, path: Path, patch: Patch): ObjectNode | ArrayNode {
  const node = requireAt(tree, path, patch);
  if (node.type !== 'scalar') return node;
  throw new PatchError(
    patch,
    'no-container',
    say('“{pointer}”不是对象或数组，里面放不了东西。', { pointer: toPointer(path) }),
  );
}

/**
 * Returns the tree of a new value that will be nested in `level` containers.
 * @throws PatchError `illegal-value`, `too-deep`
 */
export function toNode(value: JsonValue, level: number, patch: Patch): Tree {
  try {
    const node = toTree(value);
    checkDepth(node, level, patch);
    return node;
  } catch (error) {
    if (!(error instanceof IllegalValueError)) throw error;
    const { pointer, message } = error;
    throw new PatchError(patch, 'illegal-value', say('“{pointer}”的值不能放进文档：{message}', { pointer, message }));
  }
}

/** @throws PatchError `too-deep` if a node cannot be nested in `level` containers. */
export function checkDepth(node: Tree, level: number, patch: Patch): void {
  if (level + depthOf(node) > MAX_DEPTH)
    throw new PatchError(patch, 'too-deep', say('嵌套会超过 {most} 层。', { most: MAX_DEPTH }));
}
