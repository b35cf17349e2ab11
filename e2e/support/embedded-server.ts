import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const password = 'Journey-2026!';

export interface EmbeddedServer {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Stops the server like Ctrl-C, and removes its data unless `dataDir` was given. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  port: number;
  /** The data directory to use and keep; by default a new empty one. */
  dataDir?: string;
  environment?: Record<string, string>;
  /** The script to start; by default only the server. */
  script?: 'server/main.ts' | 'scripts/dev.ts';
}

/** Each script runs as its command in `package.json` runs it. */
const runner = { 'server/main.ts': ['scripts/run.mjs'], 'scripts/dev.ts': ['--import', 'tsx'] };

/**
 * Starts the product's server in a separate process and waits until it is ready. Its output is written to
 * `.cache/journeys/server-<port>.log`.
 */
export async function startEmbeddedServer(options: ServerOptions): Promise<EmbeddedServer> {
  const { port, dataDir, environment = {}, script = 'server/main.ts' } = options;
  const url = `http://127.0.0.1:${port}`;
  if (await answers(url)) throw new Error(`another server answers at ${url}: end it first`);
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'pagewright-'));
  const child = spawn('node', [...runner[script], script], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'error',
      TZ: 'Asia/Shanghai',
      SCHEMAS_DIR: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  mkdirSync('.cache/journeys', { recursive: true });
  const log = createWriteStream(`.cache/journeys/server-${port}.log`);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    stream.pipe(log, { end: false });
  }
  await waitUntilReady(url, child, output);
  return {
    url,
    dataDir: folder,
    process: child,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(url: string, child: ChildProcess, output: readonly string[]): Promise<void> {
  // The first start writes the demo company, which takes half a minute of processor time.
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output.join('')}`);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server was not ready in five minutes:\n${output.join('')}`);
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
