import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

import { fileSystemOf, type EmscriptenModule, type EmscriptenStream } from './emscripten.ts';

/** `EIO` in Emscripten's (WASI) numbering. */
const INPUT_OUTPUT_ERROR = 29;

/** What NodeFS's `init` takes and gives: the options PGlite starts its module with. */
type ModuleOptions = Parameters<NodeFS['init']>[1];

/**
 * PGlite's file system over a folder, with an fsync that reaches the disk.
 *
 * The shipped NodeFS has no fsync operation at all: PostgreSQL's calls succeed and do nothing, and a power cut leaves
 * a database that does not open (docs/security.md, The embedded database). A failed fsync is reported as EIO in the
 * form Emscripten knows;
 * any other exception is swallowed by PGlite's message loop and the commit would be acknowledged.
 */
export class DurableNodeFS extends NodeFS {
  /** Adds the fsync operation to the module while it starts. */
  override async init(database: PGlite, options: ModuleOptions): Promise<{ emscriptenOpts: ModuleOptions }> {
    const { emscriptenOpts } = await super.init(database, options);
    const install = (module: EmscriptenModule): void => this.install(module);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } };
  }

  /** Replaces operations of the module's file system; subclasses add theirs. */
  protected install(module: EmscriptenModule): void {
    const { stream_ops, realPath } = fileSystemOf(module);
    stream_ops.fsync = (stream) => {
      try {
        this.synchronize(stream, realPath(stream.node));
      } catch {
        throw new module.FS.ErrnoError(INPUT_OUTPUT_ERROR);
      }
      return 0;
    };
  }

  /** Waits until the disk has what was written to `stream`, the open file or folder at `path`. */
  protected synchronize(stream: EmscriptenStream, path: string): void {
    if (typeof stream.nfd === 'number') fsyncSync(stream.nfd);
    else synchronizePath(path);
  }
}

/** Waits until the disk has the file or folder at `path`. */
export function synchronizePath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
