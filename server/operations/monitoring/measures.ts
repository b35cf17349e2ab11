import { availableParallelism, freemem, loadavg, totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import { translated } from '../../../src/locale/index.ts';
import { say, text, type Text } from '../../locale/index.ts';
import type { Monitor } from './monitor.ts';

export interface Measure {
  /** The name in Spring's actuator, if it has a counterpart; several measures may share a name. */
  name: string;
  statistic: 'VALUE' | 'COUNT' | 'TOTAL_TIME' | 'MAX';
  description: string;
  baseUnit: 'bytes' | 'seconds' | 'milliseconds' | null;
  shown: { value: string; unit: string };
  value: number;
}

const descriptions = {
  'server.time': text('上次更新时间'),
  'system.cpu.count': text('CPU 数量'),
  'system.cpu.usage': text('系统 CPU 使用率'),
  'system.load.average.1m': text('系统一分钟的平均负载'),
  'system.memory.total': text('系统内存'),
  'system.memory.free': text('系统空闲的内存'),
  'process.start.time': text('应用启动时间'),
  'process.uptime': text('应用已运行时间'),
  'process.cpu.usage': text('当前应用 CPU 使用率'),
  'nodejs.memory.rss': text('应用占用的内存'),
  'nodejs.heap.max': text('堆内存的上限'),
  'nodejs.heap.committed': text('可用的堆内存'),
  'nodejs.heap.used': text('已用的堆内存'),
  'nodejs.external.used': text('堆以外的内存'),
  'nodejs.eventloop.delay.p99': text('事件循环的延迟，百分之 99 在此以内'),
  'nodejs.gc.pause.COUNT': text('垃圾回收次数'),
  'nodejs.gc.pause.TOTAL_TIME': text('垃圾回收所花的时间'),
  'http.server.requests.COUNT': text('启动以来的请求数'),
  'http.server.requests.TOTAL_TIME': text('启动以来处理请求的时间'),
  'http.server.requests.MAX': text('启动以来最慢的请求'),
  'http.server.errors': text('启动以来出错的请求数'),
  'disk.total': text('数据目录所在磁盘的大小'),
  'disk.free': text('数据目录所在磁盘的可用空间'),
} as const;

type Key = keyof typeof descriptions;

export async function measuresOf(monitor: Monitor): Promise<Measure[]> {
  const { cpu, delay, collections, traces, disk: readDisk } = monitor;
  const { system, process: own } = cpu();
  const memory = process.memoryUsage();
  const { sums } = traces;
  const disk = await readDisk();
  const started = Date.now() - process.uptime() * 1_000;
  return [
    time('server.time', Date.now()),
    count('system.cpu.count', availableParallelism(), text('核')),
    percent('system.cpu.usage', system),
    decimal('system.load.average.1m', loadavg()[0] ?? 0),
    bytes('system.memory.total', totalmem()),
    bytes('system.memory.free', freemem()),
    time('process.start.time', started),
    seconds('process.uptime', process.uptime()),
    percent('process.cpu.usage', own),
    bytes('nodejs.memory.rss', memory.rss),
    bytes('nodejs.heap.max', getHeapStatistics().heap_size_limit),
    bytes('nodejs.heap.committed', memory.heapTotal),
    bytes('nodejs.heap.used', memory.heapUsed),
    bytes('nodejs.external.used', memory.external),
    milliseconds('nodejs.eventloop.delay.p99', delay.percentile(99) / 1e6),
    count('nodejs.gc.pause.COUNT', collections.count, text('次')),
    seconds('nodejs.gc.pause.TOTAL_TIME', collections.seconds),
    count('http.server.requests.COUNT', sums.count, text('次')),
    seconds('http.server.requests.TOTAL_TIME', sums.milliseconds / 1_000),
    seconds('http.server.requests.MAX', sums.longest / 1_000),
    count('http.server.errors', sums.failed, text('次')),
    bytes('disk.total', disk.total),
    bytes('disk.free', disk.free),
  ];
}

export function nameOf({ name, statistic }: Measure): string {
  return statistic === 'VALUE' ? name : `${name}.${endings[statistic]}`;
}

const endings = { COUNT: 'count', TOTAL_TIME: 'totalTime', MAX: 'max' } as const;

function measure(key: Key, value: number, more: Pick<Measure, 'baseUnit' | 'shown'>): Measure {
  const statistic = (['COUNT', 'TOTAL_TIME', 'MAX'] as const).find((each) => key.endsWith(`.${each}`));
  return {
    name: statistic ? key.slice(0, -statistic.length - 1) : key,
    statistic: statistic ?? 'VALUE',
    description: translated(descriptions[key]),
    value,
    ...more,
  };
}

function time(key: Key, at: number): Measure {
  return measure(key, at / 1_000, { baseUnit: 'seconds', shown: { value: formatDate(at, DATE_TIME), unit: '' } });
}

function count(key: Key, value: number, unit: Text): Measure {
  return measure(key, value, { baseUnit: null, shown: { value: String(value), unit: translated(unit) } });
}

function decimal(key: Key, value: number): Measure {
  return measure(key, value, { baseUnit: null, shown: { value: rounded(value), unit: '' } });
}

function percent(key: Key, value: number): Measure {
  return measure(key, value, { baseUnit: null, shown: { value: (value * 100).toFixed(2), unit: '%' } });
}

function bytes(key: Key, value: number): Measure {
  return measure(key, value, { baseUnit: 'bytes', shown: { value: rounded(value / 1_048_576), unit: 'MB' } });
}

function seconds(key: Key, value: number): Measure {
  return measure(key, value, { baseUnit: 'seconds', shown: { value: rounded(value), unit: say('秒') } });
}

function milliseconds(key: Key, value: number): Measure {
  return measure(key, value, { baseUnit: 'milliseconds', shown: { value: rounded(value), unit: say('毫秒') } });
}

/** Three decimals, as on JeecgBoot's pages. */
function rounded(value: number): string {
  return value.toFixed(3);
}
