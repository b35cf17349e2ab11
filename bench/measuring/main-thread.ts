import type { CDPSession } from 'playwright';

/** An event of a trace; times in microseconds, `tdur` is the processor time of the thread. */
interface TraceEvent {
  name: string;
  cat?: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

export async function startTrace(session: CDPSession): Promise<void> {
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] },
  });
}

/**
 * Returns the processor time of the page's main thread in milliseconds, between the first start and the last end of
 * each label. It depends little on other load of the machine.
 */
export async function endTrace(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const events: TraceEvent[] = [];
  const keep = ({ value }: { value: object[] }) => events.push(...value.filter(isTraceEvent));
  session.on('Tracing.dataCollected', keep);
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', keep);
  const all = events.flatMap((event) => {
    const [, label, edge] = /^bench:(.+):(start|end)$/.exec(event.name) ?? [];
    return label === undefined ? [] : [{ label, edge, ...event }];
  });
  // The empty page before the navigation also runs the init scripts, possibly in another process.
  const last = all.findLast(({ edge }) => edge === 'end');
  const marks = all.filter(({ pid, tid }) => isThread(last, pid, tid));
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && isThread(last, pid, tid));
  return new Map(
    [...new Set(marks.map(({ label }) => label))].map((label) => {
      const own = marks.filter((mark) => mark.label === label);
      const start = own.find(({ edge }) => edge === 'start')?.ts ?? Infinity;
      const end = own.findLast(({ edge }) => edge === 'end')?.ts ?? -Infinity;
      const inside = tasks.filter(({ ts, dur = 0 }) => ts + dur >= start && ts <= end);
      return [label, inside.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)] as const;
    }),
  );
}

function isThread(mark: TraceEvent | undefined, pid: number, tid: number): boolean {
  return mark?.pid === pid && mark.tid === tid;
}

function isTraceEvent(value: object): value is TraceEvent {
  return 'name' in value && 'ts' in value && 'pid' in value && 'tid' in value;
}
