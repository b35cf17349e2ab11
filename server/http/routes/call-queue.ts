import { say } from '../../locale/index.ts';
import { Refusal } from './refusal.ts';

export interface CallQueueLimits {
  running: number;
  waiting: number;
  waitMs: number;
}

/** With these limits readers use most connections of the database, and some remain for saves and health checks. */
export const usualReaders: CallQueueLimits = { running: 6, waiting: 200, waitMs: 15_000 };

export interface CallQueue {
  /**
   * Waits for a turn.
   * @param gone aborts when the caller no longer waits.
   * @returns a function that ends the turn; it may be called again.
   * @throws Refusal (503 with Retry-After) if too many wait already, or the turn does not come in time.
   */
  enter(gone: AbortSignal): Promise<() => void>;
}

export function callQueue({ running: most, waiting: mostWaiting, waitMs }: CallQueueLimits): CallQueue {
  let running = 0;
  const waiting = new Set<() => void>();
  const leave = (): void => {
    running -= 1;
    const [next] = waiting;
    next?.();
  };
  const turn = (): (() => void) => {
    running += 1;
    let isOver = false;
    return () => {
      if (!isOver) leave();
      isOver = true;
    };
  };
  return {
    async enter(gone) {
      if (running < most) return turn();
      if (waiting.size >= mostWaiting) throw tooBusy();
      return new Promise((resolve, reject) => {
        const settle = (end: () => void): void => {
          clearTimeout(timer);
          gone.removeEventListener('abort', giveUp);
          waiting.delete(begin);
          end();
        };
        const begin = (): void => settle(() => resolve(turn()));
        const giveUp = (): void => settle(() => reject(tooBusy()));
        const timer = setTimeout(giveUp, waitMs);
        gone.addEventListener('abort', giveUp, { once: true });
        waiting.add(begin);
      });
    },
  };
}

function tooBusy(): Refusal {
  return new Refusal(say('服务器正忙，请稍后重试。'), { status: 503, code: 503, headers: { 'retry-after': '5' } });
}
