import { readFileSync, writeFileSync } from 'node:fs';

import { coveragePage } from './coverage-page.ts';
import { readStatements } from './read-statements.ts';
import { readTags } from './read-tags.ts';
import { statementProblems } from './statement-problems.ts';

const file = 'docs/coverage.md';

/** What a person reads in one sitting. */
const mostBytes = 40_000;

/** Makes `docs/coverage.md` from `docs/statements` and the tags in tests, stories and journeys. */
export function writeCoverage(): void {
  writeFileSync(file, coveragePage(readStatements(), readTags()));
}

/** What is wrong with statements and tags, and whether `docs/coverage.md` is what they make, and short. */
export function checkCoverage(): string[] {
  const sections = readStatements();
  const tags = readTags();
  const page = coveragePage(sections, tags);
  const bytes = Buffer.byteLength(page);
  return [
    ...statementProblems(sections, tags),
    ...(readFileSync(file, 'utf8') === page ? [] : [`${file} is stale: npm run generate`]),
    ...(bytes <= mostBytes ? [] : [`${file} has ${bytes} bytes, at most ${mostBytes}: shorten or join statements`]),
  ];
}
