import type { TimedTest } from './read-counts.ts';

/** A line each for the tests that passed at their second try only, with the first line of what the first try said. */
export function atSecondTry(tests: readonly TimedTest[]): string[] {
  return tests.flatMap(({ name, firstFailure }) =>
    firstFailure === undefined ? [] : [`at the second try: ${name}: ${firstFailure.split('\n', 1)[0]}`],
  );
}
