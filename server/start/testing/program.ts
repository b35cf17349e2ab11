import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The server as people run it, in a process of its own; it is killed at the end of the test. */
export interface Program {
  /** What it has written so far. */
  written: { output: string; errors: string };
  /** Its address, once it listens; rejects with what it wrote when it ends first. */
  started: Promise<string>;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

/** Runs `server/main.ts` on a free port, without demo records. */
export function runProgram(environment: Record<string, string>): Program {
  const program = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: '0', LOG_LEVEL: 'info', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const written = { output: '', errors: '' };
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  child.stderr.on('data', (chunk) => (written.errors += String(chunk)));
  const started = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      written.output += String(chunk);
      const address = /已启动：(http:\S+)/.exec(written.output)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(written.errors)));
  });
  // Who waits for the end only does not ask where it listens.
  started.catch(() => undefined);
  return { written, started, ended, kill: (signal) => void child.kill(signal) };
}
