import { expect, onTestFinished, test, vi } from 'vitest';

import { chunkFailure } from './chunk-failure.ts';
import { loadChunk } from './load-chunk.ts';

// covers: error-chunk-codes
test.each([
  ['Failed to fetch dynamically imported module: http://a/b.js', 'ChunkLoadError'],
  ['error loading dynamically imported module: http://a/b.js', 'ChunkLoadError'],
  ['Importing a module script failed.', 'ChunkLoadError'],
  ['Unable to preload CSS for /assets/a.css', 'CSS_CHUNK_LOAD_FAILED'],
  ['x is not defined', undefined],
])('a part of the program that failed with “%s” is told as %s', async (message, code) => {
  const failure = await loadChunk(() => Promise.reject(new TypeError(message))).catch((reason: unknown) => reason);
  expect(chunkFailure(failure)).toBe(code);
});

test('a part that comes is given', async () => {
  await expect(loadChunk(async () => 7)).resolves.toBe(7);
});

// covers: limit-chunk
test('a part that does not come within 120 s has failed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told = vi.fn();
  const late = loadChunk(() => new Promise(() => {})).catch(told);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await late;
  expect(chunkFailure(told.mock.calls[0]?.[0])).toBe('ChunkLoadError');
});
