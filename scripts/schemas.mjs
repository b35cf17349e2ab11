// Runs a compiled copy of the documents command: loading its many modules one by one takes longer than most commands.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const source = join(root, 'scripts', 'schemas', 'schemas.ts');
const cache = join(root, '.cache', 'schemas');
const record = join(cache, 'current.json');

/** The time in milliseconds after which no process loads parts of an earlier compilation. */
const longestCommand = 3_600_000;

process.chdir(root);
const compiled = current() ?? (await compile());
await (compiled === undefined ? runSource() : import(pathToFileURL(compiled).href));

function current() {
  try {
    const { entry, files } = JSON.parse(readFileSync(record, 'utf8'));
    return files.every(([file, state]) => stateOf(join(root, file)) === state) ? join(cache, entry) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Compiles the command into a separate folder, because other processes may compile at the same time. Returns undefined
 * if the folder cannot be written.
 */
async function compile() {
  const folder = `${Date.now()}-${process.pid}`;
  try {
    mkdirSync(cache, { recursive: true });
  } catch {
    return undefined;
  }
  const { build } = await import('vite');
  const modules = [];
  // All modules that were read, also those that tree shaking removed: a later version may export something else.
  const reader = {
    name: 'modules-read',
    buildEnd() {
      modules.push(...this.getModuleIds());
    },
  };
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [reader],
    build: { ssr: source, outDir: join(cache, folder), minify: false, target: 'node20' },
  });
  // The other ids belong to virtual modules of the compiler.
  const inputs = modules.filter((id) => isAbsolute(id));
  const files = [...inputs, join(root, 'package-lock.json')].flatMap((file) => {
    const state = stateOf(file);
    return state === undefined ? [] : [[relative(root, file), state]];
  });
  const entry = join(folder, 'schemas.js');
  writeFileSync(join(cache, `${folder}.json`), JSON.stringify({ entry, files }));
  renameSync(join(cache, `${folder}.json`), record);
  for (const name of readdirSync(cache)) {
    const made = Number(name.split('-', 1)[0]);
    if (made > 0 && Date.now() - made > longestCommand) rmSync(join(cache, name), { recursive: true, force: true });
  }
  return join(cache, entry);
}

function stateOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.mtimeMs} ${found.size}`;
}

async function runSource() {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./schemas/schemas.ts');
}
