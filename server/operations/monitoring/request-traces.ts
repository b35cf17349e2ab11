/** A completed request, without its body, its headers, and the values of its query. */
export interface RequestTrace {
  id: string;
  /** The time of its arrival, in milliseconds since 1970. */
  at: number;
  method: string;
  /** The path with the names of its query: `/sys/user/list?pageNo&username`. */
  uri: string;
  status: number;
  duration: number;
  username: string | null;
}

const most = 100;

export function requestTraces() {
  const ring: RequestTrace[] = [];
  const sums = { count: 0, failed: 0, milliseconds: 0, longest: 0 };
  return {
    add(trace: Omit<RequestTrace, 'id'>): void {
      sums.count += 1;
      sums.failed += trace.status >= 500 ? 1 : 0;
      sums.milliseconds += trace.duration;
      sums.longest = Math.max(sums.longest, trace.duration);
      ring.push({ ...trace, id: String(sums.count) });
      if (ring.length > most) ring.shift();
    },
    latest: (): RequestTrace[] => ring.toReversed(),
    sums: sums as Readonly<typeof sums>,
  };
}
