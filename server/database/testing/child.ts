import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export type Child = {
  pid: number;
  line(): Promise<string>;
  say(line: string): void;
  gone: Promise<unknown>;
  kill(): Promise<void>;
};

/** Starts `program`, a TypeScript file of this folder; it is killed at the end of the test. */
export function startChild(program: string, ...parameters: string[]): Child {
  const child = spawn(process.execPath, ['scripts/run.mjs', `server/database/testing/${program}`, ...parameters]);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const errors: string[] = [];
  child.stderr.on('data', (data: Buffer) => errors.push(String(data)));
  const exited = once(child, 'exit');
  onTestFinished(() => kill(child, exited));
  return {
    pid: child.pid ?? 0,
    async line() {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${program} ended: ${errors.join('')}`);
      return value;
    },
    gone: exited,
    say: (line) => void child.stdin.write(`${line}\n`),
    kill: () => kill(child, exited),
  };
}

async function kill(child: ChildProcessWithoutNullStreams, exited: Promise<unknown>): Promise<void> {
  child.kill('SIGKILL');
  await exited;
}
