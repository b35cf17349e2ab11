import type { JsonValue, Path } from '../json/index.ts';

/** One change to a document. What it names by a path must exist; nothing is created on the way. */
export type Patch = SetPatch | InsertPatch | RemovePatch | MovePatch;

/** Replaces the value at a path, in its place; the path `[]` replaces the document. */
export interface SetPatch {
  op: 'set';
  path: Path;
  value: JsonValue;
}

/** Puts a new member into the container at a path so that it stands at `index`; `key` is for objects, and only there. */
export interface InsertPatch {
  op: 'insert';
  path: Path;
  key?: string;
  index: number;
  value: JsonValue;
}

/** Takes the value at a path out of its container. */
export interface RemovePatch {
  op: 'remove';
  path: Path;
}

/**
 * Takes the value at `from` out and puts it into the container `to`, so that it stands at `index` among the members
 * there are then. `to` is the path of the container *before* the move. Into an object it keeps its key, or takes `key`;
 * a move within one object at the same index and with a new key is a rename.
 */
export interface MovePatch {
  op: 'move';
  from: Path;
  to: Path;
  index: number;
  key?: string;
}

export type PatchErrorCode =
  | 'missing-path'
  | 'no-container'
  | 'index-out-of-range'
  | 'key-required'
  | 'key-not-allowed'
  | 'duplicate-key'
  | 'illegal-key'
  | 'illegal-value'
  | 'into-itself'
  | 'whole-document'
  | 'too-deep';

/** Thrown for a patch that cannot be applied: which, why (`code`), and the same in one Chinese sentence. */
export class PatchError extends Error {
  readonly patch: Patch;
  readonly code: PatchErrorCode;
  constructor(patch: Patch, code: PatchErrorCode, message: string) {
    super(message);
    this.name = 'PatchError';
    this.patch = patch;
    this.code = code;
  }
}
