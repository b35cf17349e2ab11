import { stripVTControlCharacters } from 'node:util';

import type { Counts, TimedTest } from './read-counts.ts';

/** So many of the slowest tests are printed. */
const mostSlow = 20;

/** So many characters of a failure are printed. */
const mostCharacters = 400;

/** Lines at the end of a run: its slowest tests, those that passed at their second try, those that failed, the counts. */
export function lastLines({ passed, failed, tests }: Counts): string[] {
  return [...slowest(tests, mostSlow), ...atSecondTry(tests), ...failures(tests), `${passed} passed, ${failed} failed`];
}

/** A line each for the tests that passed at their second try only, with the beginning of the first failure. */
function atSecondTry(tests: readonly TimedTest[]): string[] {
  return tests.flatMap(({ name, firstFailure }) =>
    firstFailure === undefined ? [] : [`at the second try: ${name}: ${beginning(firstFailure)}`],
  );
}

/** A line each for the tests that failed, with the beginning of their failure. */
function failures(tests: readonly TimedTest[]): string[] {
  return tests.flatMap(({ name, failure }) =>
    failure === undefined ? [] : [`failed: ${name}: ${beginning(failure)}`],
  );
}

/** The beginning of a message in one line, without the colours of a terminal. */
function beginning(message: string): string {
  return stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, mostCharacters);
}

/** A line each for the tests that took longest, slowest first. */
function slowest(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map((test) => `${(test.duration / 1000).toFixed(1).padStart(6)} s  ${test.name}`);
}
