import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

export interface Program {
  written: { output: string; errors: string };
  /** Resolves to its address once it listens; rejects with its output if it ends first. */
  started: Promise<string>;
  /** Resolves to its exit code; null if a signal ended it. */
  ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

export function runProgram(environment: Record<string, string>): Program {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'server/main.ts'], {
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
  // Tests that only wait for the end do not handle this rejection.
  started.catch(() => undefined);
  return { written, started, ended, kill: (signal) => void child.kill(signal) };
}
