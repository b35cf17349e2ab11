import type { ActiveFill } from '../call/index.ts';
import { StaleDocumentsError } from '../call/index.ts';
import type { DerivedValues } from './derived-values.ts';

/** What fills in derived values behind publications. */
export interface FillRunner {
  /** Goes on at once, e.g. after a publication that has left something. */
  wake(): void;
  /** What was being filled in when it last looked. */
  current(): readonly ActiveFill[];
  /** Ends after the batch that runs. */
  close(): Promise<void>;
}

interface FillParts {
  /** The derived values of the models of the moment. */
  derived: () => DerivedValues;
  /** Brings the documents of this process up to date. */
  follow: () => Promise<void>;
  onError: (error: unknown) => void;
  /** How often it looks for fills that others have left, in milliseconds. */
  lookEvery?: number;
}

/** How long a batch should hold its locks, in milliseconds: others wait for it. */
const wanted = 40;
const [smallest, largest] = [20, 20_000];

/** How long it waits after a failure, in milliseconds. */
const afterFailure = 5_000;

/**
 * Fills in what publications have left, a batch at a time with a pause as long as the batch, so that others come in
 * between. What another process works at is left to it; what a process that ended has left is taken over.
 */
export function runFills({ derived, follow, onError, lookEvery = 60_000 }: FillParts): FillRunner {
  let fills: readonly ActiveFill[] = [];
  let running: Promise<void> | undefined;
  const closing = new AbortController();
  let isWoken = false;
  let endPause = (): void => undefined;
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const runAll = async (): Promise<void> => {
    let [size, no] = [smallest, -1];
    while (!closing.signal.aborted) {
      const started = performance.now();
      try {
        isWoken = false;
        const step = await derived().continue(size);
        fills = await derived().fills();
        if (!step && !isWoken) return;
        const took = performance.now() - started;
        if (step && step.fill.no !== no) [size, no] = [smallest, step.fill.no];
        else size = Math.round(Math.min(largest, Math.max(smallest, size * Math.min(2, wanted / Math.max(1, took)))));
        await pause(Math.min(1_000, took));
      } catch (error) {
        if (error instanceof StaleDocumentsError) await follow().catch(onError);
        else {
          onError(error);
          await pause(afterFailure);
        }
      }
    }
  };
  const wake = (): void => {
    isWoken = true;
    running ??= runAll().finally(() => (running = undefined));
  };
  const timer = setInterval(wake, lookEvery).unref();
  return {
    wake,
    current: () => fills,
    async close() {
      closing.abort();
      clearInterval(timer);
      endPause();
      await running;
    },
  };
}
