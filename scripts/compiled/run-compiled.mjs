// Plain JavaScript: it runs before a program that is written in TypeScript can be loaded.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The time in milliseconds after which a compilation is removed, unless it is the newest or a process runs it. */
const keptMs = 3_600_000;

/**
 * Runs a program of this repository from a compiled copy, because loading its many modules one by one takes longer than
 * most of its work. The copy is kept in `.cache/compiled` and made again when one of its sources has changed. The
 * sources are loaded if they cannot be compiled, for example because the folder cannot be written.
 * @param {string} source path of its TypeScript file below the root.
 */
export async function runCompiled(source) {
  const cache = join(root, '.cache', 'compiled', source.replace(/\.ts$/, '').replaceAll('/', '-'));
  const entry = currentCopy(cache) ?? (await compile(source, cache).catch(() => undefined));
  if (entry === undefined) return runSource(source);
  markRunning(dirname(entry));
  await import(pathToFileURL(entry).href);
}

function currentCopy(cache) {
  try {
    const { entry, files } = JSON.parse(readFileSync(join(cache, 'current.json'), 'utf8'));
    return files.every(([file, state]) => stateOf(join(root, file)) === state) ? join(cache, entry) : undefined;
  } catch {
    return undefined;
  }
}

/** Compiles into a separate folder, because other processes may compile at the same time. */
async function compile(source, cache) {
  const folder = `${Date.now()}-${process.pid}-${threadId}`;
  mkdirSync(cache, { recursive: true });
  const { build } = await import('vite');
  const modules = [];
  const environment = process.env['NODE_ENV'];
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [ownAddresses, modulesRead(modules)],
    build: { ssr: join(root, source), outDir: join(cache, folder), minify: false, target: 'node20' },
  });
  // Vite sets it to `production`, which the program must not find at its first run only.
  if (environment === undefined) delete process.env['NODE_ENV'];
  // The other ids belong to virtual modules of the compiler.
  const inputs = modules.filter((id) => isAbsolute(id));
  const files = [...inputs, join(root, 'package-lock.json')].flatMap((file) => {
    const state = stateOf(file);
    return state === undefined ? [] : [[relative(root, file), state]];
  });
  const entry = join(folder, basename(source).replace(/\.ts$/, '.js'));
  const record = join(cache, `${folder}.json`);
  writeFileSync(record, JSON.stringify({ entry, files }));
  renameSync(record, join(cache, 'current.json'));
  for (const name of readdirSync(cache)) if (name !== folder) removeOld(join(cache, name));
  return join(cache, entry);
}

/** A module finds the files next to it by its address, which must remain that of its source. */
const ownAddresses = {
  name: 'own-addresses',
  enforce: 'pre',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
      : undefined,
};

/** All modules that were read, also those that tree shaking removed: a later version may export something else. */
const modulesRead = (modules) => ({
  name: 'modules-read',
  buildEnd() {
    modules.push(...this.getModuleIds());
  },
});

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

function removeOld(folder) {
  const made = Number(basename(folder).split('-', 1)[0]);
  if (!(made > 0 && Date.now() - made > keptMs)) return;
  try {
    if (!isRunning(folder)) rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another process removes it at the same time, or the next compilation will.
  }
}

function isRunning(folder) {
  const processes = readdirSync(folder).flatMap((name) => /^running-(\d+)-/.exec(name)?.[1] ?? []);
  return processes.some((id) => {
    try {
      process.kill(Number(id), 0);
      return true;
    } catch (error) {
      return error.code === 'EPERM';
    }
  });
}

function stateOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.mtimeMs} ${found.size}`;
}

async function runSource(source) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(join(root, source)).href);
}
