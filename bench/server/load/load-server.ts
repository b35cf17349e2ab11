import { monitorEventLoopDelay } from 'node:perf_hooks';

import { parseSettings } from '../../../server/settings/index.ts';
import { startServer } from '../../../server/start/index.ts';
import type { FromServer } from './load-messages.ts';

/** The server under load, in a separate process; it reports its measurements on request and then resets them. */
const server = await startServer(parseSettings(process.env));
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const say = (message: FromServer): void => void process.send?.(message);
let cpu = process.cpuUsage();

process.on('message', (message) => {
  if (message === 'stop') void server.close().then(() => process.exit(0));
  if (message !== 'measure') return;
  const spent = process.cpuUsage(cpu);
  cpu = process.cpuUsage();
  // The millisecond of the timer itself is not a delay.
  const delayP99 = Math.max(0, delay.percentile(99) / 1e6 - 1);
  delay.reset();
  say({ kind: 'measured', delayP99, memory: process.memoryUsage().rss, cpuSeconds: (spent.user + spent.system) / 1e6 });
});
say({ kind: 'started', address: server.address });
