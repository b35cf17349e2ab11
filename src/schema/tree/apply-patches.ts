import { say } from '../../locale/index.ts';
import { toPointer, type Path } from '../json/index.ts';
import { checkDepth, checkSlot, locate, requireAt, requireContainer, toNode } from './check-patch.ts';
import { PatchError, type InsertPatch, type MovePatch, type Patch, type RemovePatch, type SetPatch } from './patch.ts';
import { changeAt, insertMember, removeMember } from './places.ts';
import { share } from './share.ts';
import { fromTree, type Tree } from './tree.ts';

interface Step {
  tree: Tree;
  inverse: Patch;
}

/**
 * Applies patches to a tree, each to the tree that results from the previous ones. Returns the new tree, in which every
 * part that no patch touched is the same node, and the inverse patches.
 * @throws PatchError for the first patch that cannot be applied; the input tree never changes.
 */
export function applyPatches(tree: Tree, patches: readonly Patch[]): { tree: Tree; inverse: Patch[] } {
  let current = tree;
  const inverse: Patch[] = [];
  for (const patch of patches) {
    const step = applyPatch(current, patch);
    current = step.tree;
    inverse.unshift(step.inverse);
  }
  return { tree: current, inverse };
}

function applyPatch(tree: Tree, patch: Patch): Step {
  switch (patch.op) {
    case 'set':
      return applySet(tree, patch);
    case 'insert':
      return applyInsert(tree, patch);
    case 'remove':
      return applyRemove(tree, patch);
    case 'move':
      return applyMove(tree, patch);
  }
}

function applySet(tree: Tree, patch: SetPatch): Step {
  const { path, value } = patch;
  const old = requireAt(tree, path, patch);
  const next = share(old, toNode(value, path.length, patch));
  return { tree: changeAt(tree, path, () => next), inverse: { op: 'set', path, value: fromTree(old) } };
}

function applyInsert(tree: Tree, patch: InsertPatch): Step {
  const { path, key, index, value } = patch;
  const parent = requireContainer(tree, path, patch);
  const segment = checkSlot(parent, { index, key }, patch);
  const node = toNode(value, path.length + 1, patch);
  return {
    tree: changeAt(tree, path, (container) => insertMember(container, index, key, node)),
    inverse: { op: 'remove', path: [...path, segment] },
  };
}

function applyRemove(tree: Tree, patch: RemovePatch): Step {
  const { parentPath, slot, node } = locate(tree, patch.path, patch);
  return {
    tree: changeAt(tree, parentPath, (container) => removeMember(container, slot.index)),
    inverse: { op: 'insert', path: parentPath, ...slot, value: fromTree(node) },
  };
}

function applyMove(tree: Tree, patch: MovePatch): Step {
  const { from, to, index } = patch;
  const { parentPath, slot, node } = locate(tree, from, patch);
  if (from.every((segment, at) => segment === to[at])) {
    throw new PatchError(patch, 'into-itself', say('不能把“{from}”移动到它自己里面。', { from: toPointer(from) }));
  }
  requireContainer(tree, to, patch);
  const without = changeAt(tree, parentPath, (container) => removeMember(container, slot.index));
  const target = shiftPath(to, parentPath, slot.index + 1, -1);
  const container = requireContainer(without, target, patch);
  const key = patch.key ?? (container.type === 'object' ? slot.key : undefined);
  const segment = checkSlot(container, { index, key }, patch);
  checkDepth(node, target.length + 1, patch);
  return {
    tree: changeAt(without, target, (parent) => insertMember(parent, index, key, node)),
    inverse: { op: 'move', from: [...target, segment], to: shiftPath(parentPath, target, index, 1), ...slot },
  };
}

/** Returns the path after the items of the array at `arrayPath` have moved by `step`, from index `first` on. */
function shiftPath(path: Path, arrayPath: Path, first: number, step: 1 | -1): Path {
  const index = path[arrayPath.length];
  const isOnTheWay = arrayPath.every((segment, at) => segment === path[at]);
  return isOnTheWay && typeof index === 'number' && index >= first ? path.with(arrayPath.length, index + step) : path;
}
