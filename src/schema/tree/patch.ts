import type { JsonValue, Path } from '../json/index.ts';

/** One change to a document. Each path must exist; missing containers are not created. */
export type Patch = SetPatch | InsertPatch | RemovePatch | MovePatch;

/** Replaces the value at a path, in its place; the path `[]` replaces the document. */
export interface SetPatch {
  op: 'set';
  path: Path;
  value: JsonValue;
}

/**
 * Inserts a new member into the container at a path, at `index`; `key` is required for objects, and only allowed there.
 */
export interface InsertPatch {
  op: 'insert';
  path: Path;
  key?: string;
  index: number;
  value: JsonValue;
}

/** Removes the value at a path from its container. */
export interface RemovePatch {
  op: 'remove';
  path: Path;
}

/**
 * Removes the value at `from` and inserts it into the container `to`, at `index` among the members that remain. `to` is
 * the path of the container *before* the move. In an object it keeps its key, or takes `key`; a move within one object
 * at the same index and with a new key is a rename.
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

/**
 * Thrown for a patch that cannot be applied: the patch, the reason (`code`), and the reason in one sentence in the
 * user's language.
 */
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
