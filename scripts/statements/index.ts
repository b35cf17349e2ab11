import { readFileSync, writeFileSync } from 'node:fs';

import { coveragePage } from './coverage-page.ts';
import { readStatements } from './read-statements.ts';
import { readTags } from './read-tags.ts';
import { statementProblems } from './statement-problems.ts';

const file = 'docs/coverage.md';

/** Makes `docs/coverage.md` from `docs/statements` and the tags in tests, stories and journeys. */
export function writeCoverage(): void {
  writeFileSync(file, coveragePage(readStatements(), readTags()));
}

/** What is wrong with statements and tags, and whether `docs/coverage.md` is what they make. */
export function checkCoverage(): string[] {
  const sections = readStatements();
  const tags = readTags();
  const fresh = readFileSync(file, 'utf8') === coveragePage(sections, tags);
  return [...statementProblems(sections, tags), ...(fresh ? [] : [`${file} is stale: npm run generate`])];
}
