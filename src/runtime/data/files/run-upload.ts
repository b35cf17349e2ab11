import { Semaphore } from 'es-toolkit';

import { uploadFailure } from './upload-problem.ts';

export interface UploadRun {
  /** Sends the file; gives what is kept of it. */
  send: (options: { signal: AbortSignal; onProgress: (percent: number) => void }) => Promise<string>;
  onProgress: (percent: number) => void;
  onStored: (path: string) => void;
  /** Told why it was not stored, in a sentence for the person. */
  onFailed: (reason: string) => void;
}

/** Runs uploads; what it gives resolves when that one has ended in whatever way. */
export type UploadRunner = (signal: AbortSignal, run: UploadRun) => Promise<void>;

/** So many files of one field or table are on their way at once. */
const atOnce = 3;

/** Runs the uploads of one place, three at once. One whose signal is aborted says nothing any longer; none throws. */
export function createUploadRunner(): UploadRunner {
  const room = new Semaphore(atOnce);
  return async (signal, { send, onProgress, onStored, onFailed }) => {
    await room.acquire();
    try {
      if (signal.aborted) return;
      const path = await send({ signal, onProgress: (percent) => !signal.aborted && onProgress(percent) });
      if (!signal.aborted) onStored(path);
    } catch (error) {
      if (!signal.aborted) onFailed(uploadFailure(error));
    } finally {
      room.release();
    }
  };
}
