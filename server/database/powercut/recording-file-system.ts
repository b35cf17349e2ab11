import { join, relative } from 'node:path';

import {
  DurableNodeFS,
  fileSystemOf,
  type EmscriptenModule,
  type EmscriptenNode,
  type EmscriptenStream,
} from '../embedded/index.ts';

/** A disk operation of PostgreSQL; paths are relative to the cluster. */
export type Operation =
  | { kind: 'write'; path: string; position: number; bytes: Buffer }
  | { kind: 'sync'; path: string }
  | { kind: 'truncate'; path: string; size: number }
  | { kind: 'create'; path: string; folder: boolean }
  | { kind: 'rename'; path: string; to: string }
  | { kind: 'remove'; path: string };

const flags = { truncate: 0o1000, typeMask: 0o170000, folder: 0o040000 };

export class RecordingNodeFS extends DurableNodeFS {
  readonly operations: Operation[] = [];

  protected override install(module: EmscriptenModule): void {
    super.install(module);
    const { realPath, stream_ops, node_ops } = fileSystemOf(module);
    const pathOf = (node: EmscriptenNode): string => relative(this.rootDir, realPath(node));
    const note = (operation: Operation): void => void this.operations.push(operation);
    const [streams, nodes] = [{ ...stream_ops }, { ...node_ops }];
    Object.assign(stream_ops, {
      open(stream) {
        streams.open(stream);
        if (stream.flags & flags.truncate) note({ kind: 'truncate', path: pathOf(stream.node), size: 0 });
      },
      write(stream, buffer, offset, length, position) {
        const written = streams.write(stream, buffer, offset, length, position);
        const bytes = Buffer.from(buffer.subarray(offset, offset + written));
        note({ kind: 'write', path: pathOf(stream.node), position, bytes });
        return written;
      },
      setattr(stream, attributes) {
        streams.setattr(stream, attributes);
        if (attributes.size !== undefined) note({ kind: 'truncate', path: pathOf(stream.node), size: attributes.size });
      },
    } satisfies Partial<typeof stream_ops>);
    Object.assign(node_ops, {
      setattr(node, attributes) {
        nodes.setattr(node, attributes);
        if (attributes.size !== undefined) note({ kind: 'truncate', path: pathOf(node), size: attributes.size });
      },
      mknod(parent, name, mode, device) {
        const node = nodes.mknod(parent, name, mode, device);
        note({ kind: 'create', path: pathOf(node), folder: (mode & flags.typeMask) === flags.folder });
        return node;
      },
      rename(node, parent, name) {
        const path = pathOf(node);
        nodes.rename(node, parent, name);
        note({ kind: 'rename', path, to: join(pathOf(parent), name) });
      },
      unlink(parent, name) {
        nodes.unlink(parent, name);
        note({ kind: 'remove', path: join(pathOf(parent), name) });
      },
      rmdir(parent, name) {
        nodes.rmdir(parent, name);
        note({ kind: 'remove', path: join(pathOf(parent), name) });
      },
    } satisfies typeof node_ops);
  }

  protected override synchronize(_stream: EmscriptenStream, path: string): void {
    this.operations.push({ kind: 'sync', path: relative(this.rootDir, path) });
  }
}
