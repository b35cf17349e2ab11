import { stripVTControlCharacters } from 'node:util';

import type { Counts, TimedTest } from './read-counts.ts';

const mostSlow = 20;

const mostCharacters = 400;

export function lastLines({ passed, failed, tests }: Counts): string[] {
  return [...slowest(tests, mostSlow), ...atSecondTry(tests), ...failures(tests), `${passed} passed, ${failed} failed`];
}

function atSecondTry(tests: readonly TimedTest[]): string[] {
  return tests.flatMap(({ name, firstFailure }) =>
    firstFailure === undefined ? [] : [`at the second try: ${name}: ${beginning(firstFailure)}`],
  );
}

function failures(tests: readonly TimedTest[]): string[] {
  return tests.flatMap(({ name, failure }) =>
    failure === undefined ? [] : [`failed: ${name}: ${beginning(failure)}`],
  );
}

function beginning(message: string): string {
  return stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, mostCharacters);
}

function slowest(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, count)
    .map((test) => `${(test.duration / 1000).toFixed(1).padStart(6)} s  ${test.name}`);
}
