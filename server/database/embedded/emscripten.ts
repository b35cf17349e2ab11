import type { PGlite } from '@electric-sql/pglite';

export type EmscriptenModule = PGlite['Module'];

export type EmscriptenNode = { mode: number; name: string; parent: EmscriptenNode };

export type EmscriptenStream = { node: EmscriptenNode; flags: number; nfd?: number };

type EmscriptenAttributes = { size?: number };

/** The part of Emscripten's NODEFS that is replaced or recorded. Source: emscripten/src/lib/libnodefs.js. */
type NodeFileSystem = {
  realPath(node: EmscriptenNode): string;
  stream_ops: {
    open(stream: EmscriptenStream): void;
    write(stream: EmscriptenStream, buffer: Uint8Array, offset: number, length: number, position: number): number;
    setattr(stream: EmscriptenStream, attributes: EmscriptenAttributes): void;
    fsync?(stream: EmscriptenStream): number;
  };
  node_ops: {
    setattr(node: EmscriptenNode, attributes: EmscriptenAttributes): void;
    mknod(parent: EmscriptenNode, name: string, mode: number, device: number): EmscriptenNode;
    rename(node: EmscriptenNode, parent: EmscriptenNode, name: string): void;
    unlink(parent: EmscriptenNode, name: string): void;
    rmdir(parent: EmscriptenNode, name: string): void;
  };
};

const operations = ['open', 'write', 'setattr'];

function isNodeFileSystem(value: unknown): value is NodeFileSystem {
  if (typeof value !== 'object' || value === null || !('stream_ops' in value)) return false;
  const table = value.stream_ops;
  return typeof table === 'object' && table !== null && operations.every((name) => name in table);
}

/**
 * Returns the module's NODEFS. PGlite's types do not include it, so its shape is checked here once.
 * @throws when this build of PGlite has no such file system: nothing would be durable, so the database must not start.
 */
export function fileSystemOf(module: EmscriptenModule): NodeFileSystem {
  const candidate: unknown = Reflect.get(module, 'NODEFS');
  if (!isNodeFileSystem(candidate)) throw new Error('PGlite 的文件系统结构已改变，请检查 PGlite 版本。');
  return candidate;
}
