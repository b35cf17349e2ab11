import { Refusal } from '../http/index.ts';

/** Lets so many works run at a time and so many wait; refuses more, so that a flood costs others nothing. */
export interface Gate {
  /** @throws Refusal (503) when too many wait already; and what the work throws. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createGate(limits: { running: number; waiting: number }): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running < limits.running) running++;
      else if (waiting.length >= limits.waiting) throw new Refusal('登录的人太多，请稍后重试。', busy);
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        // The place goes to the next one waiting, if there is one.
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}

const busy = { status: 503, code: 503 } as const;
