import { createUploadRunner, type UnstoredFiles } from '../../data/index.ts';
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
  /** Those that are not stored, of the rows that are there (`hasRow`): what was on its way for a deleted row is no matter. */
  unstored(hasRow: (row: string) => boolean): UnstoredFiles;
  /** Told of a change in any cell. */
  onAnyChange(listener: () => void): () => void;
}

const anyCell = 'any';

export function createCellUploads(): CellUploads {
  const emitter = createEmitter();
  const run = createUploadRunner();
  const states = new Map<string, CellUpload>();
  const running = new Map<string, AbortController>();
  const keyOf = (row: string, column: string) => `${row} ${column}`;
  const set = (key: string, state: CellUpload | undefined) => {
    if (state) states.set(key, state);
    else states.delete(key);
    emitter.emit(key);
    emitter.emit(anyCell);
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
      const end = (state?: CellUpload) => {
        running.delete(key);
        set(key, state);
      };
      await run(signal, {
        send: (options) => upload(file, options),
        onProgress: (percent) => set(key, { status: 'uploading', name, percent }),
        onStored(path) {
          end();
          done(path);
        },
        onFailed: (reason) => end({ status: 'error', name, message: `${name}上传失败：${reason}` }),
      });
    },
    dismiss(row, column) {
      const key = keyOf(row, column);
      running.get(key)?.abort();
      running.delete(key);
      set(key, undefined);
    },
    onChange: (row, column, listener) => emitter.on(keyOf(row, column), listener),
    unstored(hasRow) {
      const here = [...states].filter(([key]) => hasRow(key.slice(0, key.lastIndexOf(' '))));
      const failed = here.filter(([, { status }]) => status === 'error').length;
      return { underWay: here.length - failed, failed };
    },
    onAnyChange: (listener) => emitter.on(anyCell, listener),
  };
}
