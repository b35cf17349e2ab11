// Plain JavaScript: an old Node.js must get a readable message instead of a syntax error.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runCompiled } from './compiled/run-compiled.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const configs = ['vite.config.ts', 'vite.embed.config.ts'];
const sources = ['src', 'designer', 'generated', ...configs, 'tsconfig.json', 'package-lock.json'];
const stampFile = join(root, 'dist', 'client-stamp');

requireNode(20, 19);
buildIfStale();
if (!process.argv.includes('--build-only')) await startServer();

function requireNode(major, minor) {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  fail(`需要 Node.js ${major}.${minor} 或更新的版本，现在是 ${process.versions.node}，请升级后再启动。`);
}

function buildIfStale() {
  if (!existsSync(join(root, 'src', 'app', 'index.html'))) return;
  const stamp = stampOfSources();
  const built = existsSync(join(root, 'dist', 'client', 'index.html')) && existsSync(stampFile);
  if (built && readFileSync(stampFile, 'utf8') === stamp) return;
  console.error('正在构建页面，第一次启动或升级之后需要一会儿……');
  const vite = join(dirname(installed('vite/package.json')), 'bin', 'vite.js');
  const environment = { ...process.env, NODE_ENV: 'production' };
  for (const config of configs) {
    const { status } = spawnSync(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'error'], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) fail('页面没有构建成功，原因见上面的输出。');
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function stampOfSources() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesOf(source)).sort((a, b) => (a < b ? -1 : 1))) {
    if (/\.(test|stories)\.tsx?$/.test(path)) continue;
    const content = readFileSync(join(root, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function filesOf(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  try {
    return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => filesOf(`${path}/${entry.name}`));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

/** Runs the server in this process so that signals reach it directly. */
async function startServer() {
  process.chdir(root);
  installed('vite/package.json');
  await runCompiled('server/main.ts');
}

function installed(name) {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return fail('依赖还没有安装，请先运行 npm ci。');
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
