// `node scripts/compiled/compile.mjs <source>` compiles a program for `runCompiled`.
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

import { cacheOf, root, stateOf } from './run-compiled.mjs';

/** The age in milliseconds at which a compilation is removed, unless it is the newest or a process runs it. */
const lifetimeMs = 3_600_000;

async function compile(source) {
  const cache = cacheOf(source);
  const folder = `${Date.now()}-${process.pid}`;
  mkdirSync(cache, { recursive: true });
  const modules = [];
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [ownAddresses, modulesRead(modules)],
    build: { ssr: join(root, source), outDir: join(cache, folder), minify: false, target: 'node20' },
  });
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

const modulesRead = (modules) => ({
  name: 'modules-read',
  buildEnd() {
    modules.push(...this.getModuleIds());
  },
});

function removeOld(folder) {
  const made = Number(basename(folder).split('-', 1)[0]);
  if (!(made > 0 && Date.now() - made > lifetimeMs)) return;
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

await compile(process.argv[2]);
