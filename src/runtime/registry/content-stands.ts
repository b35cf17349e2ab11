import { afterAwaitedLoads, isLoadAwaited } from './awaited-loads.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds after which the first page is no longer waited for. */
const longest = 5000;

/** `first`: what says that the network is gone; `next`: what a person is likely to ask for next; `later`: all else. */
type Turn = (typeof turns)[number];
const turns = ['first', 'next', 'later'] as const;

interface Task {
  run: () => unknown;
  turn: Turn;
}

let stands = false;
const waiting: Task[] = [];
let isAtWork = false;

/** Says that a person sees the content that he came for: rows, a form, a screen. */
export function contentStands(): void {
  if (stands) return;
  stands = true;
  takeTurns();
}

/** Whether a person sees content already. */
export function hasContent(): boolean {
  return stands;
}

/**
 * Calls `run` when the browser is idle after the first page of the visit shows its content, at the latest after five
 * seconds. The wait for an answer is idle time, too: what is fetched then delays the answer. What waits takes turns: each
 * begins when the promise of the one before is settled, and when nobody waits for a load, so that what a person asks for
 * meanwhile shares the line with one of them at most. @returns cancels.
 */
export function whenContentStands(run: () => unknown, turn: Turn = 'later'): () => void {
  const task = { run, turn };
  waiting.push(task);
  const timer = stands ? undefined : setTimeout(takeTurns, longest);
  if (stands) takeTurns();
  return () => {
    clearTimeout(timer);
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function takeTurns(): void {
  if (isAtWork || waiting.length === 0) return;
  isAtWork = true;
  const done = () => {
    isAtWork = false;
    takeTurns();
  };
  beginIdle();

  function beginIdle(): void {
    whenIdle(() => (isLoadAwaited() ? afterAwaitedLoads(beginIdle) : takeTurn()));
  }

  function takeTurn(): void {
    for (let task = takeFirst(); task; task = takeFirst()) {
      const going = task.run();
      if (going instanceof Promise) return void going.then(done, done);
    }
    isAtWork = false;
  }
}

function takeFirst(): Task | undefined {
  const wanted = turns.find((turn) => waiting.some((task) => task.turn === turn));
  const at = waiting.findIndex(({ turn }) => turn === wanted);
  return waiting.splice(Math.max(at, 0), 1)[0];
}
