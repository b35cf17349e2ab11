/** What one thing took: the median of its rounds, and their spread, in milliseconds. */
export interface Measurement {
  name: string;
  milliseconds: number;
  fastest: number;
  slowest: number;
  /** What it is compared with; without it the first thing measured. */
  baseline?: number;
  /** How many times the baseline it is, where each round was compared by itself; without it, one median by the other. */
  ratio?: number;
}

/**
 * Runs each thing once a round, round after round, so that noise falls on all alike; one round before counts as warm-up.
 * The first thing is the baseline.
 */
export async function measure(things: Record<string, () => unknown>, rounds = 5): Promise<Measurement[]> {
  const times = new RoundTimes();
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, run] of Object.entries(things)) await times.time(round, name, run);
  return times.measurements();
}

/** Times of named work, in the order in which it is first counted; the first round counts as warm-up. */
export class RoundTimes {
  readonly #taken = new Map<string, number[]>();

  /** Runs the work of a round and counts its time, except in round 0. */
  async time(round: number, name: string, work: () => unknown): Promise<void> {
    const before = performance.now();
    await work();
    if (round > 0) this.#taken.set(name, [...(this.#taken.get(name) ?? []), performance.now() - before]);
  }

  measurements(): Measurement[] {
    return [...this.#taken].map(([name, times]) => measurementOf(name, times));
  }
}

/** What the rounds of one thing come to. */
export function measurementOf(name: string, taken: readonly number[]): Measurement {
  const sorted = taken.toSorted((left, right) => left - right);
  return { name, milliseconds: medianOf(taken), fastest: sorted[0] ?? 0, slowest: sorted.at(-1) ?? 0 };
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

/** The time that 95 of a hundred do not exceed. */
export function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
