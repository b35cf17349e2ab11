// Plain JavaScript: it runs before a program that is written in TypeScript can be loaded.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const compiler = fileURLToPath(new URL('./compile.mjs', import.meta.url));

/**
 * Runs a program of this repository from a compiled copy, because loading its many modules one by one takes longer than
 * most of its work. The copy is kept in `.cache/compiled` and made again when one of its sources has changed. The
 * sources are loaded if they cannot be compiled, for example because the folder cannot be written.
 * @param {string} source path of its TypeScript file below the root.
 */
export async function runCompiled(source) {
  const cache = cacheOf(source);
  const entry = currentCopy(cache) ?? compiledCopy(source, cache);
  if (entry === undefined) return runSource(source);
  markRunning(dirname(entry));
  await import(pathToFileURL(entry).href);
}

export function cacheOf(source) {
  return join(root, '.cache', 'compiled', source.replace(/\.ts$/, '').replaceAll('/', '-'));
}

function currentCopy(cache) {
  try {
    const { entry, files } = JSON.parse(readFileSync(join(cache, 'current.json'), 'utf8'));
    return files.every(([file, state]) => stateOf(join(root, file)) === state) ? join(cache, entry) : undefined;
  } catch {
    return undefined;
  }
}

/** Compiles in a separate process, because a server would keep the compiler in its memory. */
function compiledCopy(source, cache) {
  spawnSync(process.execPath, [compiler, source], { stdio: 'ignore' });
  return currentCopy(cache);
}

/** A server loads parts of its copy when they are first needed, which may be after the next compilation. */
function markRunning(folder) {
  const mark = join(folder, `running-${process.pid}-${threadId}`);
  try {
    writeFileSync(mark, '');
    process.once('exit', () => rmSync(mark, { force: true }));
  } catch {
    // A copy that cannot be marked is removed after an hour at the earliest.
  }
}

/** Returns a text that differs after each change of a file, undefined if there is no file. */
export function stateOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.mtimeMs} ${found.size}`;
}

async function runSource(source) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(join(root, source)).href);
}
