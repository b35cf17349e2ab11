import fc from 'fast-check';

import type { JsonValue, Path } from '../../json/index.ts';
import { documentKey, documentValue } from '../../json/testing/document-value.ts';
import { applyPatches } from '../apply-patches.ts';
import { PatchError, type Patch } from '../patch.ts';
import type { Tree } from '../tree.ts';

interface PatchChoice {
  op: Patch['op'];
  position: number;
  target: number;
  index: number;
  key: string;
  value: JsonValue;
}

/** Arbitrary lists of choices, for `choosePatches`. */
export function patchChoices(): fc.Arbitrary<PatchChoice[]> {
  const choice = fc.record({
    op: fc.constantFrom('set', 'insert', 'remove', 'move', 'move', 'move'),
    position: fc.nat(),
    target: fc.nat(),
    index: fc.nat(),
    key: documentKey(),
    value: documentValue(),
  });
  return fc.array(choice, { maxLength: 12 });
}

/** Returns patches that can be applied to the tree one after the other. */
export function choosePatches(tree: Tree, choices: readonly PatchChoice[]): Patch[] {
  const patches: Patch[] = [];
  let current = tree;
  for (const choice of choices) {
    const patch = toPatch(current, choice);
    const next = tryPatch(current, patch);
    if (!next) continue;
    patches.push(patch);
    current = next;
  }
  return patches;
}

/** Yields the paths and nodes of a tree, the root first. */
export function* partsOf(tree: Tree, path: Path = []): Generator<{ path: Path; node: Tree }> {
  yield { path, node: tree };
  if (tree.type === 'array') for (const [index, item] of tree.items.entries()) yield* partsOf(item, [...path, index]);
  if (tree.type === 'object') for (const { key, value } of tree.entries) yield* partsOf(value, [...path, key]);
}

function toPatch(tree: Tree, { op, position, target, index, key, value }: PatchChoice): Patch {
  const parts = [...partsOf(tree)];
  const path = pick(parts, position)?.path ?? [];
  const container = pick(
    parts.filter(({ node }) => node.type !== 'scalar'),
    target,
  );
  const node = container?.node;
  const size = node?.type === 'array' ? node.items.length : node?.type === 'object' ? node.entries.length : 0;
  const slot = { index: index % (size + 1), ...(node?.type === 'object' && { key }) };
  if (op === 'set') return { op, path, value };
  if (op === 'remove') return { op, path };
  if (op === 'insert') return { op, path: container?.path ?? [], ...slot, value };
  return { op, from: path, to: container?.path ?? [], ...slot };
}

function pick<Item>(items: readonly Item[], choice: number): Item | undefined {
  return items[choice % items.length];
}

function tryPatch(tree: Tree, patch: Patch): Tree | undefined {
  try {
    return applyPatches(tree, [patch]).tree;
  } catch (error) {
    if (error instanceof PatchError) return undefined;
    throw error;
  }
}
