import { Semaphore } from 'es-toolkit';

import { uploadFailure } from './upload-problem.ts';

export interface UploadRun {
  /**
   * Sends the file.
   * @returns the value for the record.
   */
  send: (options: { signal: AbortSignal; onProgress: (percent: number) => void }) => Promise<string>;
  onProgress: (percent: number) => void;
  onStored: (path: string) => void;
  onFailed: (reason: string) => void;
}

/** Runs an upload. Resolves when it has succeeded, failed or been cancelled. */
export type UploadRunner = (signal: AbortSignal, run: UploadRun) => Promise<void>;

const atOnce = 3;

/** Runs uploads, three at a time. An aborted upload calls nothing. Never throws. */
export function createUploadRunner(): UploadRunner {
  const slots = new Semaphore(atOnce);
  return async (signal, { send, onProgress, onStored, onFailed }) => {
    await slots.acquire();
    try {
      if (signal.aborted) return;
      const path = await send({ signal, onProgress: (percent) => !signal.aborted && onProgress(percent) });
      if (!signal.aborted) onStored(path);
    } catch (error) {
      if (!signal.aborted) onFailed(uploadFailure(error));
    } finally {
      slots.release();
    }
  };
}
