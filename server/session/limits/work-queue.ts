import { Refusal } from '../../http/index.ts';
import { say } from '../../locale/index.ts';

/**
 * Runs a limited number of works at a time, lets a limited number wait and refuses more, so that a flood does not slow
 * down other work.
 */
export interface WorkQueue {
  /** @throws Refusal (503) if too many wait already; and any error of the work. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createWorkQueue(limits: { running: number; waiting: number }): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running < limits.running) running++;
      else if (waiting.length >= limits.waiting) throw new Refusal(say('登录的人太多，请稍后重试。'), busy);
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}

const busy = { status: 503, code: 503 } as const;
