import { say } from '../../../locale/index.ts';
import { createUploadRunner, type UnstoredFiles } from '../../data/index.ts';
import { createEmitter } from './store/emitter.ts';

export type CellUpload =
  { status: 'uploading'; name: string; percent: number } | { status: 'error'; name: string; message: string };

/** The uploads of a table's cells. They continue while their rows are scrolled out of the window. */
export interface CellUploads {
  of(row: string, column: string): CellUpload | undefined;
  /**
   * Uploads a file for a cell and cancels a pending one. `done` receives the value for the record. Never throws: a
   * failure is kept until it is dismissed or the next upload starts.
   */
  start(
    cell: { row: string; column: string },
    file: File,
    upload: (file: File, options: { signal: AbortSignal; onProgress: (percent: number) => void }) => Promise<string>,
    done: (path: string) => void,
  ): Promise<void>;
  /** Cancels pending uploads and dismisses failures. */
  dismiss(row: string, column: string): void;
  onChange(row: string, column: string, listener: () => void): () => void;
  /** Returns the pending and failed uploads of existing rows (`hasRow`); those of deleted rows do not count. */
  unstored(hasRow: (row: string) => boolean): UnstoredFiles;
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
        onFailed: (reason) =>
          end({ status: 'error', name, message: say('{name}上传失败：{reason}', { name, reason }) }),
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
