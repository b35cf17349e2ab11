import { watch, type FSWatcher } from 'node:fs';

/** The time that a folder must be unchanged, in milliseconds: editors write a file in several steps. */
const quiet = 60;

/**
 * Calls `changed` after files of the folders changed, once per burst. If `changed` fails, the next change tries again,
 * because a file may be incomplete.
 * @returns a function that stops watching.
 */
export function watchFolders(folders: readonly string[], changed: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const notice = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(changed).catch(() => undefined);
    }, quiet);
  };
  const watchers: FSWatcher[] = folders.map((folder) => watch(folder, { recursive: true }, notice));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
