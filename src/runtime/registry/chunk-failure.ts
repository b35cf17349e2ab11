/** The names that webpack's clients give to parts of the program that did not come. */
export type ChunkFailure = 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED';

/** Which part did not come, where that is what an error says: in the words of browsers, of Vite and of `loadChunk`. */
export function chunkFailure(error: unknown): ChunkFailure | undefined {
  const message = error instanceof Error ? error.message : '';
  if (/preload CSS/i.test(message)) return 'CSS_CHUNK_LOAD_FAILED';
  const isLost = /dynamically imported module|importing a module script failed|loading chunk timeout/i.test(message);
  return isLost ? 'ChunkLoadError' : undefined;
}
