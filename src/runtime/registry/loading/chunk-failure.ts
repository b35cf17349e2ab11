/** The names that webpack's clients use for chunks that failed to load. */
export type ChunkFailure = 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED';

/**
 * Returns the kind of chunk that failed to load if the error reports such a failure, in the messages of browsers, Vite
 * and `loadChunk`.
 */
export function chunkFailure(error: unknown): ChunkFailure | undefined {
  const message = error instanceof Error ? error.message : '';
  if (/preload CSS/i.test(message)) return 'CSS_CHUNK_LOAD_FAILED';
  const isLost = /dynamically imported module|importing a module script failed|loading chunk timeout/i.test(message);
  return isLost ? 'ChunkLoadError' : undefined;
}
