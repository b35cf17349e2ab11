/** Milliseconds that loading a chunk may take (docs/requirements.md, Constants). */
const patience = 120_000;

/**
 * Returns the result of `load`.
 * @throws what it throws, and after two minutes an error that `chunkFailure` recognizes.
 */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Loading chunk timeout')), patience);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
