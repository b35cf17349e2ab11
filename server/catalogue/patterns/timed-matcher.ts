import { Worker } from 'node:worker_threads';

const states = { waiting: 0, matched: 1, different: 2, broken: 3 };

const startMs = 2_000;

export interface TimedMatcher {
  /**
   * Returns true if the text contains a match. Blocks the caller.
   * @throws Error with a Chinese message if the time limit is exceeded, or the pattern is invalid.
   */
  match(pattern: string, text: string): boolean;
  close(): void;
}

export function openTimedMatcher(limitMs: number): TimedMatcher {
  let thread: Thread | undefined;
  const ask = (pattern: string, text: string, waitMs: number): number => {
    thread ??= startThread();
    const { signal, worker } = thread;
    Atomics.store(signal, 0, states.waiting);
    worker.postMessage({ pattern, text, states });
    Atomics.wait(signal, 0, states.waiting, waitMs);
    return Atomics.load(signal, 0);
  };
  const stop = (): void => {
    void thread?.worker.terminate();
    thread = undefined;
  };
  return {
    match(pattern, text) {
      if (!thread && ask('', '', startMs) === states.waiting) {
        stop();
        throw new Error('校验线程没有启动。');
      }
      const state = ask(pattern, text, limitMs);
      if (state === states.waiting) {
        stop();
        throw new Error('校验规则太慢');
      }
      if (state === states.broken) throw new Error('正则写得不对');
      return state === states.matched;
    },
    close: stop,
  };
}

/** Each thread has separate memory, because a terminated thread may still answer. */
interface Thread {
  worker: Worker;
  signal: Int32Array<SharedArrayBuffer>;
}

function startThread(): Thread {
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const program = new URL('./pattern-worker.mjs', import.meta.url);
  const worker = new Worker(program, { workerData: signal.buffer, execArgv: [] });
  worker.unref();
  return { worker, signal };
}
