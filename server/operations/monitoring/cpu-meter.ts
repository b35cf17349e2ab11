import { cpus } from 'node:os';

interface CpuUsage {
  system: number;
  process: number;
}

/** The time in milliseconds in which repeated calls return the same result. */
const shortest = 1_000;

/** Returns a function that measures the usage since its previous call; the first time, since the meter was created. */
export function cpuMeter(): () => CpuUsage {
  let before = sample();
  let last: CpuUsage | undefined;
  return () => {
    const now = sample();
    if (last && now.at - before.at < shortest) return last;
    const capacity = (now.at - before.at) * Math.max(now.count, 1);
    last = {
      system: share(now.busy - before.busy, now.all - before.all),
      process: share(now.own - before.own, capacity),
    };
    before = now;
    return last;
  };
}

function sample() {
  const times = cpus().map((cpu) => cpu.times);
  const all = times.map(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq);
  const { user, system } = process.cpuUsage();
  const total = sum(all);
  return {
    at: performance.now(),
    count: times.length,
    all: total,
    busy: total - sum(times.map(({ idle }) => idle)),
    own: (user + system) / 1_000,
  };
}

function share(part: number, whole: number): number {
  return whole > 0 ? Math.min(Math.max(part / whole, 0), 1) : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
