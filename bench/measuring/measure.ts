/** The result of a measurement: the median of its rounds, and their spread, in milliseconds. */
export interface Measurement {
  name: string;
  milliseconds: number;
  fastest: number;
  slowest: number;
  /** The value to compare with; by default the first measurement. */
  baseline?: number;
  /** The ratio to the baseline if each round was compared separately; by default the ratio of the medians. */
  ratio?: number;
}

/**
 * Runs each function once per round, so that noise affects all of them equally; an additional first round is the
 * warm-up. The first one is the baseline.
 */
export async function measure(things: Record<string, () => unknown>, rounds = 5): Promise<Measurement[]> {
  const times = new RoundTimes();
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, run] of Object.entries(things)) await times.time(round, name, run);
  return times.measurements();
}

/** The times of named work, in the order in which it is first counted; the first round is the warm-up. */
export class RoundTimes {
  readonly #taken = new Map<string, number[]>();

  async time(round: number, name: string, work: () => unknown): Promise<void> {
    const before = performance.now();
    await work();
    if (round > 0) this.#taken.set(name, [...(this.#taken.get(name) ?? []), performance.now() - before]);
  }

  measurements(): Measurement[] {
    return [...this.#taken].map(([name, times]) => measurementOf(name, times));
  }
}

export function measurementOf(name: string, taken: readonly number[]): Measurement {
  const sorted = taken.toSorted((left, right) => left - right);
  return { name, milliseconds: medianOf(taken), fastest: sorted[0] ?? 0, slowest: sorted.at(-1) ?? 0 };
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

export function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
