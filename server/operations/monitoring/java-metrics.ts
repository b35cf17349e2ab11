import { getHeapStatistics } from 'node:v8';

import { say } from '../../locale/index.ts';
import type { Monitor } from './monitor.ts';

export interface Metric {
  name: string;
  description: string;
  baseUnit: string | null;
  measurements: { statistic: string; value: number }[];
  availableTags: never[];
}

type Reader = (sources: { monitor: Monitor; sessions: () => Promise<number> }) => number | Promise<number>;

/** The figures of a Java process that clients of JeecgBoot request and that a Node process has too. */
const known: Readonly<Record<string, Reader>> = {
  'jvm.memory.max': () => getHeapStatistics().heap_size_limit,
  'jvm.memory.committed': () => process.memoryUsage().heapTotal,
  'jvm.memory.used': () => process.memoryUsage().heapUsed,
  'jvm.buffer.memory.used': () => process.memoryUsage().arrayBuffers,
  'jvm.gc.max.data.size': () => getHeapStatistics().heap_size_limit,
  'jvm.gc.live.data.size': () => process.memoryUsage().heapUsed,
  'tomcat.sessions.active.current': ({ sessions }) => sessions(),
};

/** The figures that only a Java process has. The pages that show them need all of them, so each is answered with 0. */
const missing = [
  'jvm.buffer.count',
  'jvm.threads.daemon',
  'jvm.threads.live',
  'jvm.threads.peak',
  'jvm.classes.loaded',
  'jvm.classes.unloaded',
  'jvm.gc.memory.allocated',
  'jvm.gc.memory.promoted',
  'tomcat.sessions.created',
  'tomcat.sessions.expired',
  'tomcat.sessions.active.max',
  'tomcat.sessions.rejected',
];

export const javaNames: readonly string[] = [...Object.keys(known), 'jvm.gc.pause', ...missing];

/** Returns the figure with that name of a Java process; undefined for an unknown name. */
export async function javaMetric(
  name: string,
  sources: { monitor: Monitor; sessions: () => Promise<number> },
): Promise<Metric | undefined> {
  const metric = (description: string, measurements: Metric['measurements']): Metric => {
    const baseUnit = /\.(memory|gc\.\w+\.data)\./.test(name) ? 'bytes' : null;
    return { name, description, baseUnit, measurements, availableTags: [] };
  };
  const read = Object.hasOwn(known, name) ? known[name] : undefined;
  if (read) return metric(say('Node.js 进程的对应指标'), [{ statistic: 'VALUE', value: await read(sources) }]);
  const { count, seconds } = sources.monitor.collections;
  if (name === 'jvm.gc.pause')
    return metric(say('Node.js 进程的对应指标'), [
      { statistic: 'COUNT', value: count },
      { statistic: 'TOTAL_TIME', value: seconds },
      { statistic: 'MAX', value: 0 },
    ]);
  const isMissing = missing.includes(name);
  return isMissing ? metric(say('Node.js 进程没有这项指标'), [{ statistic: 'VALUE', value: 0 }]) : undefined;
}
