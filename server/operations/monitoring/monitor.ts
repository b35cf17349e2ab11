import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

import { cpuMeter } from './cpu-meter.ts';
import { diskReader } from './disk.ts';
import { requestTraces } from './request-traces.ts';

/** What is watched of a running server, until it is closed. */
export type Monitor = ReturnType<typeof openMonitor>;

/** Begins to watch the process. @param dataDir the folder of whose disk is told. */
export function openMonitor(dataDir: string) {
  const delay = monitorEventLoopDelay();
  delay.enable();
  const collections = { count: 0, seconds: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      collections.count += 1;
      collections.seconds += duration / 1_000;
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  return {
    traces: requestTraces(),
    cpu: cpuMeter(),
    disk: diskReader(dataDir),
    /** The time that JavaScript waits for its turn; nanoseconds. */
    delay,
    /** Garbage that was collected since the start. */
    collections: collections as Readonly<typeof collections>,
    close(): void {
      delay.disable();
      observer.disconnect();
    },
  };
}
