import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

import { fileSystemOf, type EmscriptenModule, type EmscriptenStream } from './emscripten.ts';

const INPUT_OUTPUT_ERROR = 29;

type ModuleOptions = Parameters<NodeFS['init']>[1];

/**
 * PGlite's file system for a folder, with an fsync that reaches the disk.
 *
 * The NodeFS of PGlite has no fsync operation at all: PostgreSQL's calls succeed without effect, and a power cut leaves
 * a database that does not open (docs/security.md, The embedded database). A failed fsync is reported as EIO in
 * Emscripten's form; PGlite's message loop swallows any other exception and the commit would be acknowledged.
 */
export class DurableNodeFS extends NodeFS {
  override async init(database: PGlite, options: ModuleOptions): Promise<{ emscriptenOpts: ModuleOptions }> {
    const { emscriptenOpts } = await super.init(database, options);
    const install = (module: EmscriptenModule): void => this.install(module);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } };
  }

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

  protected synchronize(stream: EmscriptenStream, path: string): void {
    if (typeof stream.nfd === 'number') fsyncSync(stream.nfd);
    else synchronizePath(path);
  }
}

export function synchronizePath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
