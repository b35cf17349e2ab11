import { StaleDocumentsError, type ActiveFill } from '../call/index.ts';
import type { DerivedValues } from './derived-values.ts';

export interface FillRunner {
  wake(): void;
  current(): readonly ActiveFill[];
  close(): Promise<void>;
}

interface FillParts {
  derived: () => DerivedValues;
  follow: () => Promise<void>;
  onError: (error: unknown) => void;
}

/** Target duration of a batch, in milliseconds. Other saves wait for its locks meanwhile. */
const wanted = 50;
const [smallest, largest] = [20, 20_000];

/** Delay before the next check of a fill that another process works on, in milliseconds. */
const whileOthersWork = 1_000;

/** Interval between checks for fills left by other processes, in milliseconds. */
const lookEvery = 60_000;

const afterFailure = 5_000;

export function runFills({ derived, follow, onError }: FillParts): FillRunner {
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
      try {
        isWoken = false;
        fills = await derived().fills();
        if (fills.length === 0) {
          if (isWoken) continue;
          return;
        }
        const step = await derived().continue(size);
        if (!step) await pause(whileOthersWork);
        else {
          const took = step.milliseconds;
          if (step.fill.no !== no) [size, no] = [smallest, step.fill.no];
          else size = Math.round(Math.min(largest, Math.max(smallest, size * Math.min(2, wanted / Math.max(1, took)))));
          await pause(Math.min(1_000, took));
        }
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
