import { delay } from 'es-toolkit';
import { nanoid } from 'nanoid';
import { useLayoutEffect, useRef, useState } from 'react';

import type { StoredFile } from '../../../engine/values/index.ts';
import type { UploadOptions } from '../../ports/index.ts';
import { useRuntime } from '../../registry/index.ts';
import { createUploadRunner } from './run-upload.ts';

export interface PendingFile {
  id: string;
  file: File;
  percent: number;
  failure?: string;
}

export interface Uploads {
  pending: readonly PendingFile[];
  /** Uploads files. Each is added to `files` once it is stored, in the order in which they were chosen. */
  add(files: readonly File[]): void;
  retry(id: string): void;
  /** Cancels a running upload, or removes a failed one. */
  drop(id: string): void;
}

export interface UploadsOptions extends Pick<UploadOptions, 'biz' | 'action' | 'token' | 'responseName'> {
  uploadToken?: (() => Promise<string>) | undefined;
  /** Returns the value to store for a file; defaults to the server's answer. */
  addressOf?: ((stored: string) => string) | undefined;
  /** Milliseconds for which a finished upload is shown as complete before it is stored. */
  successAfter?: number | undefined;
  dropsFailed?: boolean | undefined;
}

/**
 * Uploads files and passes on each one that is stored. Uploads continue while their tab is hidden; a failed one remains
 * with its reason until it is retried or removed.
 * @param files the files that are stored now.
 * @param onStored is called with all files, including the new one at its place.
 * @param onFailed is called for each failure.
 */
export function useUploads(
  files: readonly StoredFile[],
  onStored: (files: StoredFile[]) => void,
  onFailed: (file: File, reason: string) => void,
  options: UploadsOptions,
): Uploads {
  const { files: port } = useRuntime().ports;
  const [pending, setPending] = useState<PendingFile[]>([]);
  const [run] = useState(createUploadRunner);
  const [running] = useState(() => new Map<string, AbortController>());
  // Positions of the files chosen here: uploads that end in another order still keep the order of choice.
  const [positions] = useState(() => new Map<string, number>());
  const latest = useRef({ files, onStored, onFailed, options });
  // A layout effect, so that an upload that ends before passive effects run is not lost.
  useLayoutEffect(() => {
    latest.current = { files, onStored, onFailed, options };
  });

  const change = (id: string, part: Partial<PendingFile>) =>
    setPending((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const leave = (id: string) => setPending((all) => all.filter((each) => each.id !== id));

  const send = async (id: string, file: File, position: number): Promise<void> => {
    const controller = new AbortController();
    running.set(id, controller);
    await run(controller.signal, {
      async send({ signal, onProgress }) {
        const { uploadToken, addressOf, successAfter = 0, dropsFailed: _, ...rest } = latest.current.options;
        const own = uploadToken && { uploadToken: await uploadToken() };
        const stored = await port.upload(file, { ...rest, ...own, signal, onProgress });
        if (successAfter > 0) await delay(successAfter, { signal });
        return addressOf ? addressOf(stored) : stored;
      },
      onProgress: (percent) => change(id, { percent }),
      onStored(path) {
        positions.set(path, position);
        const stored = { path, name: file.name, size: file.size };
        const all = placed(latest.current.files, stored, positions);
        // Two uploads may end before the next render.
        latest.current = { ...latest.current, files: all };
        leave(id);
        latest.current.onStored(all);
      },
      onFailed(failure) {
        if (latest.current.options.dropsFailed) leave(id);
        else change(id, { failure });
        latest.current.onFailed(file, failure);
      },
    });
    running.delete(id);
  };

  return {
    pending,
    add(chosen) {
      const added = chosen.map((file) => ({ id: nanoid(), file, percent: 0, position: (nextPosition += 1) }));
      setPending((all) => [...all, ...added.map(({ id, file, percent }) => ({ id, file, percent }))]);
      for (const { id, file, position } of added) void send(id, file, position);
    },
    retry(id) {
      const failed = pending.find((each) => each.id === id);
      if (!failed || failed.failure === undefined) return;
      setPending((all) => all.map((each) => (each.id === id ? { id, file: each.file, percent: 0 } : each)));
      void send(id, failed.file, (nextPosition += 1));
    },
    drop(id) {
      running.get(id)?.abort();
      leave(id);
    },
  };
}

let nextPosition = 0;

/** Inserts the file before the first one that was chosen after it. */
function placed(files: readonly StoredFile[], file: StoredFile, positions: ReadonlyMap<string, number>): StoredFile[] {
  const own = positions.get(file.path) ?? 0;
  const at = files.findIndex(({ path }) => (positions.get(path) ?? 0) > own);
  return at < 0 ? [...files, file] : files.toSpliced(at, 0, file);
}
