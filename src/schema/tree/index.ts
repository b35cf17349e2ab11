/** The ordered tree of a document and its changes: every change in the designer is a list of patches. */
export {
  ArrayNode,
  type Entry,
  fromTree,
  IllegalValueError,
  isTree,
  ObjectNode,
  ScalarNode,
  toTree,
  type Tree,
} from './tree.ts';
export { getAt } from './places.ts';
export { applyPatches } from './apply-patches.ts';
export {
  type InsertPatch,
  type MovePatch,
  type Patch,
  PatchError,
  type PatchErrorCode,
  type RemovePatch,
  type SetPatch,
} from './patch.ts';
