import { DATE_TIME, formatDate } from '../../../src/engine/values/index.ts';
import {
  defineRoute,
  pageOf,
  readPage,
  Refusal,
  requiredText,
  success,
  type Answer,
  type Call,
  type Query,
  type Route,
} from '../../http/index.ts';
import { say } from '../../locale/index.ts';
import { refuseSharedChange } from '../../permissions/index.ts';
import { usedPercent } from './disk.ts';
import { javaMetric, javaNames } from './java-metrics.ts';
import { measuresOf, nameOf, type Measure } from './measures.ts';
import type { Monitor } from './monitor.ts';
import type { RequestTrace } from './request-traces.ts';

/**
 * Routes for the pages of monitoring (docs/API.md, Monitoring): in the format of Spring's actuator, without an
 * envelope, and as rows of lists.
 * @param sessions returns the number of active sessions.
 */
export function monitoringRoutes(monitor: Monitor, sessions: () => Promise<number>): Route[] {
  const route = (path: string, answer: (call: Call) => Promise<Answer> | Answer): Route =>
    defineRoute({
      method: 'GET',
      path,
      permission: 'system:monitor:list',
      handler(call) {
        // The process serves all tenants.
        refuseSharedChange(call.person());
        return answer(call);
      },
    });
  return [
    route('/actuator/metrics', async () => {
      const names = new Set((await measuresOf(monitor)).map(({ name }) => name));
      return plain({ names: [...names, ...javaNames].toSorted() });
    }),
    route('/actuator/metrics/:name', async ({ params }) => {
      const found = (await measuresOf(monitor)).filter(({ name }) => name === params['name']);
      const [first] = found;
      const java = first ? undefined : await javaMetric(params['name'] ?? '', { monitor, sessions });
      if (java) return plain(java);
      if (!first) throw new Refusal(say('没有这项指标。'), { status: 404, code: 404 });
      return plain(metricOf(first, found));
    }),
    route('/actuator/httptrace', () => plain({ traces: monitor.traces.latest().map(traceOf) })),
    route('/sys/actuator/redis/queryDiskInfo', async () => {
      const disk = await monitor.disk();
      const { total: max, free: rest } = disk;
      const name = say('数据目录');
      return success([{ name, max, rest, restPPT: usedPercent(disk), maxGB: max / gigabyte, restGB: rest / gigabyte }]);
    }),
    route('/sys/monitor/usage', async ({ query }) =>
      success([await usageOf(monitor, requiredText(query, 'name', 20))]),
    ),
    route('/sys/monitor/metric/list', async ({ query }) => {
      const rows = (await measuresOf(monitor)).map((measure) => {
        const name = nameOf(measure);
        return { id: name, name, description: measure.description, ...measure.shown };
      });
      return success(pageIn(rows, query), { code: 0 });
    }),
    route('/sys/monitor/trace/list', ({ query }) => {
      const rows = monitor.traces.latest().filter((trace) => isAskedFor(trace, query));
      return success(pageIn(rows.map(traceRow), query), { code: 0 });
    }),
  ];
}

const gigabyte = 1_073_741_824;

const usages: Readonly<Record<string, (monitor: Monitor) => Promise<number> | number>> = {
  cpu: ({ cpu }) => cpu().system * 100,
  process: ({ cpu }) => cpu().process * 100,
  heap: async (monitor) => {
    const measures = await measuresOf(monitor);
    const valueOf = (name: string): number => measures.find((each) => each.name === name)?.value ?? 0;
    return (valueOf('nodejs.heap.used') / Math.max(valueOf('nodejs.heap.max'), 1)) * 100;
  },
  disk: async ({ disk }) => usedPercent(await disk()),
};

async function usageOf(monitor: Monitor, name: string): Promise<{ name: string; value: number }> {
  const read = Object.hasOwn(usages, name) ? usages[name] : undefined;
  if (!read) throw new Refusal(say('没有这项指标。'));
  return { name, value: Math.round((await read(monitor)) * 10) / 10 };
}

function plain(body: object): Answer {
  return { status: 200, headers: {}, body };
}

function metricOf({ name, description, baseUnit }: Measure, measures: readonly Measure[]) {
  const measurements = measures.map(({ statistic, value }) => ({ statistic, value }));
  return { name, description, baseUnit, measurements, availableTags: [] };
}

function traceOf({ at, username, method, uri, status, duration }: RequestTrace) {
  return {
    timestamp: new Date(at).toISOString(),
    principal: username === null ? null : { name: username },
    session: null,
    request: { method, uri, headers: {} },
    response: { status, headers: {} },
    timeTaken: duration,
  };
}

function traceRow({ at, duration, ...trace }: RequestTrace) {
  return { ...trace, time: formatDate(at, DATE_TIME), duration, status: String(trace.status) };
}

function isAskedFor({ method, uri, status }: RequestTrace, query: Query): boolean {
  const part = (query['uri'] ?? '').replaceAll('*', '');
  return (
    (!query['method'] || query['method'] === method) &&
    uri.includes(part) &&
    (!query['status'] || query['status'] === String(status))
  );
}

function pageIn<Row extends object>(rows: readonly Row[], query: Query) {
  const page = readPage(query);
  const start = (page.pageNo - 1) * page.pageSize;
  return pageOf(rows.slice(start, start + page.pageSize), rows.length, page);
}
