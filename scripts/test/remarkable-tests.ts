import type { TimedTest } from './read-counts.ts';

/** A line each for the tests that passed at their second try only, with the first line of what the first try said. */
export function atSecondTry(tests: readonly TimedTest[]): string[] {
  return tests.flatMap(({ name, firstFailure }) =>
    firstFailure === undefined ? [] : [`at the second try: ${name}: ${firstFailure.split('\n', 1)[0]}`],
  );
}

/** A line each for the tests that took longest, slowest first. */
export function slowest(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map((test) => `${(test.duration / 1000).toFixed(1).padStart(6)} s  ${test.name}`);
}
