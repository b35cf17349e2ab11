/** The ordered tree of a document, and the changes to it: all that the designer does to a document are patches. */
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
