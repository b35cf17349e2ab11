import { afterAwaitedLoads, isLoadAwaited } from './awaited-loads.ts';
import { whenIdle } from './when-idle.ts';

/** Milliseconds after which tasks no longer wait for the first page. */
const longest = 5000;

/**
 * The priorities: `first` for the code that reports a lost network, `next` for what the user will probably open next,
 * `later` for the rest.
 */
type Turn = (typeof turns)[number];
const turns = ['first', 'next', 'later'] as const;

interface Task {
  run: () => unknown;
  turn: Turn;
}

let stands = false;
const waiting: Task[] = [];
let isAtWork = false;

/** Reports that the user can see the page's content: rows, a form or a screen. */
export function contentStands(): void {
  if (stands) return;
  stands = true;
  takeTurns();
}

/** Returns true once the user can see content. */
export function hasContent(): boolean {
  return stands;
}

/**
 * Calls `run` when the browser is idle after the first page of the visit shows its content, at the latest after five
 * seconds. (The wait for a response is idle time, too, but a download in that time would delay the response.) Tasks run
 * one after the other: each starts when the promise of the previous task has settled and no awaited load is pending, so
 * that a load the user is waiting for competes with at most one task.
 * @returns cancels.
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
