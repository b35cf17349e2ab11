import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryPostgres {
  /** In the format of DATABASE_URL; its user may create databases. */
  url: string;
  /** Ends the server and all its connections immediately and without notice, as a power cut would. */
  kill(): void;
  start(): void;
  stop(): void;
}

/** PostgreSQL refuses to run as root. */
type Account = { uid: number; gid: number } | undefined;

const versionFolders = ['/usr/lib/postgresql', '/usr/pgsql'];

/**
 * Starts the newest installed PostgreSQL, on a free port of the loopback address.
 * @param durable syncs writes to the disk as in production; tests need no data that survives a power cut.
 * @returns a text with the reason if none is installed or it does not start.
 */
export async function startTemporaryPostgres(durable = false): Promise<TemporaryPostgres | string> {
  const programs = findPrograms();
  if (programs === undefined) return '本机没有安装 PostgreSQL';
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  if (process.getuid?.() === 0 && !account) return 'PostgreSQL 不能以 root 运行，而本机没有 postgres 用户';
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...words: string[]): string | undefined => {
    const { status, stderr, error } = spawnSync(join(programs, program), words, {
      ...account,
      cwd: folder,
      encoding: 'utf8',
      // A server that inherits the pipes would keep them open.
      stdio: ['ignore', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe'],
    });
    return status === 0 ? undefined : (error?.message ?? `${program}：${stderr ?? `见 ${folder}/log`}`);
  };
  const sync = durable ? 'on' : 'off';
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=${sync} -c max_connections=200`;
  const begin = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  const problem =
    run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8') ?? begin();
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  if (problem !== undefined) {
    remove();
    return problem;
  }
  const stop = (): void => {
    run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
    remove();
  };
  const kill = (): void =>
    killWithChildren(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]));
  const start = (): void => {
    // The owner is dead, but where no process reaps it (a zombie) its process id still counts as taken.
    for (const lock of [join(data, 'postmaster.pid'), join(folder, `.s.PGSQL.${port}.lock`)])
      rmSync(lock, { force: true });
    const again = begin();
    if (again !== undefined) throw new Error(`${again}\n${readFileSync(join(folder, 'log'), 'utf8').slice(-1_000)}`);
  };
  return { kill, start, url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/**
 * Kills the server with its child processes, one for each connection: the shared memory is free only when all of them
 * are gone.
 */
function killWithChildren(pid: number): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  for (const each of [pid, ...children]) {
    try {
      if (each > 0) process.kill(each, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
}

function findPrograms(): string | undefined {
  const versions = versionFolders.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((version) => ({ version, path: join(folder, version, 'bin') })) : [],
  );
  const onPath = (process.env['PATH'] ?? '').split(':');
  const newest = versions.toSorted((a, b) => Number(b.version) - Number(a.version)).map(({ path }) => path);
  return [...newest, ...onPath].find((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'pg_ctl')));
}

function accountOf(name: string): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
