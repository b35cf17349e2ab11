import { createEmitter } from './emitter.ts';

/** A file on its way into a cell, or one that did not get there. */
export type CellUpload =
  { status: 'uploading'; name: string; percent: number } | { status: 'error'; name: string; message: string };

/** The uploads of a table's cells. They go on while their rows are scrolled out of the window. */
export interface CellUploads {
  of(row: string, column: string): CellUpload | undefined;
  /**
   * Uploads a file for a cell, whatever was on its way there before; `done` takes what the record keeps of it. Never
   * throws: a failure is kept until it is dismissed or the next upload.
   */
  start(
    cell: { row: string; column: string },
    file: File,
    upload: (file: File, options: { signal: AbortSignal; onProgress: (percent: number) => void }) => Promise<string>,
    done: (path: string) => void,
  ): Promise<void>;
  /** Ends what is on its way, and forgets what failed. */
  dismiss(row: string, column: string): void;
  onChange(row: string, column: string, listener: () => void): () => void;
}

export function createCellUploads(): CellUploads {
  const emitter = createEmitter();
  const states = new Map<string, CellUpload>();
  const running = new Map<string, AbortController>();
  const keyOf = (row: string, column: string) => `${row} ${column}`;
  const set = (key: string, state: CellUpload | undefined) => {
    if (state) states.set(key, state);
    else states.delete(key);
    emitter.emit(key);
  };
  return {
    of: (row, column) => states.get(keyOf(row, column)),
    async start({ row, column }, file, upload, done) {
      const key = keyOf(row, column);
      running.get(key)?.abort();
      const controller = new AbortController();
      running.set(key, controller);
      const { name } = file;
      const { signal } = controller;
      set(key, { status: 'uploading', name, percent: 0 });
      try {
        const onProgress = (percent: number) => !signal.aborted && set(key, { status: 'uploading', name, percent });
        const path = await upload(file, { signal, onProgress });
        if (signal.aborted) return;
        running.delete(key);
        set(key, undefined);
        done(path);
      } catch (error) {
        if (signal.aborted) return;
        running.delete(key);
        const reason = error instanceof Error && error.message !== '' ? error.message : '未知错误';
        set(key, { status: 'error', name, message: `${name}上传失败：${reason}` });
      }
    },
    dismiss(row, column) {
      const key = keyOf(row, column);
      running.get(key)?.abort();
      running.delete(key);
      set(key, undefined);
    },
    onChange: (row, column, listener) => emitter.on(keyOf(row, column), listener),
  };
}
