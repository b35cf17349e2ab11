/** PostgreSQL in WebAssembly, in a worker thread, on a file system that syncs. */
export { DurableNodeFS, synchronizePath } from './durable-file-system.ts';
export { copyCluster } from './copy-cluster.ts';
export { EmbeddedSession } from './session.ts';
export { SingleConnectionPool } from './single-connection-pool.ts';
export { type EmscriptenModule, type EmscriptenNode, type EmscriptenStream, fileSystemOf } from './emscripten.ts';
