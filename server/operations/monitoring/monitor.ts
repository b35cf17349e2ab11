import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

import { cpuMeter } from './cpu-meter.ts';
import { diskReader } from './disk.ts';
import { requestTraces } from './request-traces.ts';

export type Monitor = ReturnType<typeof openMonitor>;

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
    /** The delay of the event loop, in nanoseconds. */
    delay,
    collections: collections as Readonly<typeof collections>,
    close(): void {
      delay.disable();
      observer.disconnect();
    },
  };
}
